import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RatingChoice } from './RatingChoice';

const meta = {
  component: RatingChoice,
  args: { rating: 4, unit: 'stars' },
} satisfies Meta<typeof RatingChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(5);
    await expect(canvasElement.querySelectorAll('[data-filled]')).toHaveLength(4);
  },
};

export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {[1, 2, 3, 4, 5].map((rating) => (
        <RatingChoice key={rating} rating={rating} unit={rating === 1 ? 'star' : 'stars'} />
      ))}
    </div>
  ),
};
