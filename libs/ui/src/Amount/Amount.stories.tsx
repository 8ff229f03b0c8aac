import { pausedMotion } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer, useState } from 'react';
import { expect, userEvent as user, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { loadMovesOnChange, moves } from '../motion/moves';
import { Amount } from './Amount';

/**
 * ### Use
 *
 * - A total that changes while the shopper watches.
 *
 * ### Avoid
 *
 * - The price of one product: use `Price`. An unknown total: use `Skeleton`, never ₹0.00.
 */
const meta = {
  id: 'ui-amount',
  title: 'Display/Amount',
  tags: ['autodocs', 'new', 'since-0.2'],
  component: Amount,
  args: { rupees: 540.5 },
} satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['CONST-02'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹540.50')).toBeVisible();
  },
};

export const LongContent: Story = { args: { rupees: 123456789.5 }, globals: { viewport: { value: 'w360' } } };

const motion = pausedMotion();

const seenOf = (total: HTMLElement) =>
  getComputedStyle(total.querySelector('span')!, '::after').content.split(' / ')[0]!.replaceAll('"', '');

export const AnimatesToValue: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { motion: 'full' },
  beforeEach: motion.pause,
  args: { rupees: 440.5 },
  /** The amount grows on a click, and the component renders again when the pointer leaves it. */
  render: function Growing(args) {
    const [more, setMore] = useState(0);
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    return (
      <div onPointerLeave={renderAgain}>
        <p data-testid="total">
          <Amount {...args} rupees={args.rupees + more} />
        </p>
        <Button onClick={() => setMore(more + 100)}>One more</Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'One more' });
    const total = canvas.getByTestId('total');
    // The page is now as it was before the animations are loaded.
    delete moves.Counting;
    await user.click(more);
    await expect(total).toHaveTextContent('₹540.50');
    await loadMovesOnChange();
    await user.unhover(more);
    await expect(seenOf(total)).toBe('none');

    await user.click(more);
    await expect(total).toHaveTextContent('₹640.50');
    await waitFor(() => expect(seenOf(total)).toBe('₹540.50'));
    for (const clock of motion.paused()) clock.currentTime = 100;
    const half = () => Number(seenOf(total).slice(1));
    await waitFor(() => expect(half()).toBeGreaterThan(541));
    await expect(half()).toBeLessThan(640);

    const seen = seenOf(total);
    await user.click(more);
    await expect(total).toHaveTextContent('₹740.50');
    await expect(seenOf(total)).toBe(seen);
    motion.finish();
    await waitFor(() => expect(seenOf(total)).toBe('none'));
  },
};

export const ReducedMotion: Story = {
  ...AnimatesToValue,
  beforeEach: () => undefined,
  play: async ({ canvas }) => {
    await expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await user.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(canvas.getByTestId('total')).toHaveTextContent('₹540.50');
    await expect(seenOf(canvas.getByTestId('total'))).toBe('none');
  },
};
