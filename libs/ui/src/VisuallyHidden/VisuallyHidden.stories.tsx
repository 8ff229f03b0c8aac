import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * ### When to use
 *
 * - For text that the layout shows and a screen reader needs: _Price_ before an amount, the unit of a rating.
 * - For a status that the screen shows in another way.
 *
 * ### When not to use
 *
 * - Content without a reader: leave it out, or use `hidden`.
 * - Focusable elements: a keyboard user would lose the focus.
 */
const meta = {
  id: 'ui-visuallyhidden',
  title: 'Foundations/VisuallyHidden',
  tags: ['autodocs'],
  component: VisuallyHidden,
  args: { children: 'in your cart' },
  render: (args) => (
    <button type="button">
      <span>3</span> <VisuallyHidden {...args} />
    </button>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '3 in your cart' })).toBeVisible();
    await expect(canvas.getByText('in your cart').getBoundingClientRect().width).toBe(1);
  },
};
