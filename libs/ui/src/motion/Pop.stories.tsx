import { heldMotion } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent as user, waitFor } from 'storybook/test';
import { Pop } from './Pop';

/** A number that a click changes. */
function Counting() {
  const [count, setCount] = useState(0);
  return (
    <button onClick={() => setCount(count + 1)}>
      <span>Add</span>{' '}
      <output aria-label="Count" style={{ display: 'inline-block' }}>
        <span>{count}</span>
        {count > 0 && <Pop key={count} />}
      </output>
    </button>
  );
}

const meta = {
  id: 'ui-motion-pop',
  title: 'Foundations/Pop',
  component: Pop,
  render: () => <Counting />,
} satisfies Meta<typeof Pop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With `prefers-reduced-motion` the number changes without an animation. */
export const Default: Story = {
  globals: { motion: 'full' },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: /Add/ }));
    const count = canvas.getByRole('status', { name: 'Count' });
    await expect(count).toHaveTextContent('1');
    await expect(count.getAnimations()).toEqual([]);
  },
};

const motion = heldMotion();
const scaleOf = (element: Element) => Number(getComputedStyle(element).scale.replace('none', '1'));
const halfOf = (animation: Animation) => Number(animation.effect!.getComputedTiming().endTime) / 2;

/** The parent element keeps its size at first, is larger half-way, and ends at its old size. */
export const SwellsOnce: Story = {
  tags: ['behaviour'],
  globals: { motion: 'full' },
  beforeEach: motion.hold,
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: /Add/ }));
    const count = canvas.getByRole('status', { name: 'Count' });
    await waitFor(() => expect(motion.held()).toHaveLength(1));
    const [swelling] = motion.held();
    await expect(scaleOf(count)).toBe(1);
    swelling!.currentTime = halfOf(swelling!);
    await expect(scaleOf(count)).toBeGreaterThan(1.02);
    motion.letGo();
    await waitFor(() => expect(count.getAnimations()).toEqual([]));
    await expect(scaleOf(count)).toBe(1);
  },
};
