import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Line, withoutCode } from '../stories';
import { Rating } from './Rating';

/**
 * ### Use
 *
 * - Next to the name of a product.
 *
 * ### Avoid
 *
 * - A filter: use `RatingChoice`. A product without a rating has no badge.
 */
const meta = {
  id: 'ui-rating',
  title: 'Display/Rating',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: Rating,
  args: { value: 4, label: 'out of 5' },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['CONST-50'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('4.0')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('4.0 out of 5');
  },
};

export const Variants: Story = {
  parameters: withoutCode,
  render: () => (
    <Line>
      {[0, 1, 2.5, 4.25, 5].map((value) => (
        <Rating key={value} value={value} label="out of 5" />
      ))}
    </Line>
  ),
};
