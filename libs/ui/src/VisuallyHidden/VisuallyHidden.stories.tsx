import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden';

/**
 * ### Use
 *
 * - Text that only the layout implies: _Price_ before an amount.
 *
 * ### Avoid
 *
 * - Content for no reader at all: use the attribute `hidden`. An element that can be focused must be visible.
 */
const meta = {
  id: 'ui-visuallyhidden',
  title: 'Foundations/VisuallyHidden',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: VisuallyHidden,
  args: { children: 'in your cart' },
  argTypes: { children: { description: 'The text for screen readers.' } },
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
