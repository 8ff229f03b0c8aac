import { pausedMotion } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MotionGlobalConfig } from 'framer-motion';
import { Search, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loadMovesOnChange } from '../motion/moves';
import { Line, Pseudo, withoutCode } from '../stories';
import { IconButton } from './IconButton';

/**
 * ### Use
 *
 * - An icon that everyone knows: close, search, menu.
 * - `label` names the action and its object: _Remove Paracip 650_.
 *
 * ### Avoid
 *
 * - An icon that users must guess: use `Button` with an icon.
 * - A name that changes with the state: set `aria-pressed`.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | reaches the button, also while it is busy |
 * | Enter, Space | clicks the button |
 */
const meta = {
  id: 'ui-iconbutton',
  title: 'Actions/IconButton',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: IconButton,
  args: { label: 'Search', icon: <Search aria-hidden />, onClick: fn() },
  argTypes: { tone: { options: ['brand', 'neutral', 'danger', 'offer'] } },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Search' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const Variants: Story = {
  render: (args) => (
    <Line>
      {(['ghost', 'subtle', 'outline', 'solid'] as const).map((variant) => (
        <div key={variant}>
          <IconButton {...args} variant={variant} tone="brand" />
          <p>{variant}</p>
        </div>
      ))}
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div key={size}>
          <IconButton {...args} size={size} variant="outline" />
          <p>{size}</p>
        </div>
      ))}
    </Line>
  ),
};

export const PseudoStates: Story = {
  parameters: withoutCode,
  name: 'Hover, focus, pressed',
  render: (args) => <Pseudo of={<IconButton {...args} />} />,
};

export const WithCount: Story = {
  args: { label: 'Cart, 2 products', icon: <ShoppingCart aria-hidden />, count: 2 },
  render: (args) => (
    <Line>
      <IconButton {...args} />
      <IconButton {...args} label="Cart, 120 products" count={120} />
      <IconButton {...args} label="Cart" count={0} />
      <IconButton {...args} label="Cart, 3 products" count={3} />
    </Line>
  ),
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const motion = pausedMotion();
const scaleOf = (element: Element) => Number(getComputedStyle(element).scale.replace('none', '1'));

export const AnimatesWhenSelected: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { motion: 'full' },
  beforeEach: async () => {
    await loadMovesOnChange();
    return motion.pause();
  },
  render: function Heart(args) {
    const [isSaved, setSaved] = useState(false);
    return <IconButton {...args} label="Save" aria-pressed={isSaved} onClick={() => setSaved(!isSaved)} />;
  },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(motion.paused()).toHaveLength(1));
    const [swelling] = motion.paused();
    await expect((swelling!.effect as KeyframeEffect).target).toBe(heart);
    await expect(scaleOf(heart)).toBe(1);
    swelling!.currentTime = Number(swelling!.effect!.getComputedTiming().endTime) / 2;
    await expect(scaleOf(heart)).toBeGreaterThan(1.02);
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    MotionGlobalConfig.skipAnimations = true;
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await new Promise(requestAnimationFrame);
    await expect(motion.paused().filter((one) => one !== swelling)).toEqual([]);
  },
};
