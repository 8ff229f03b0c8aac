import type { Meta, StoryObj } from '@storybook/react-vite';
import { RatingChoice } from './RatingChoice';

/**
 * ### Use
 *
 * - The label of a checkbox that filters by rating.
 *
 * ### Avoid
 *
 * - The rating of a product: use `Rating`. This component cannot collect ratings.
 */
const meta = {
  id: 'ui-filterpanel-ratingchoice',
  title: 'Display/RatingChoice',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: RatingChoice,
  args: { rating: 4, unit: 'stars' },
} satisfies Meta<typeof RatingChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
