import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatisticsBlock } from './StatisticsBlock';

/**
 * ### Use
 *
 * - For three or four figures about the shop.
 *
 * ### Avoid
 *
 * - Figures that depend on the shopper, or without a proof.
 *
 * **Text:** `words` is the spoken form.
 */
const meta = {
  id: 'ui-statisticsblock',
  title: 'Patterns/Home/StatisticsBlock',
  tags: ['autodocs'],
  component: StatisticsBlock,
  args: {
    statistics: [
      { figure: '260m+', label: 'Visitors', words: 'more than 26 crore' },
      { figure: '31m+', label: 'Orders delivered', words: 'more than 3.1 crore' },
      { figure: '1800+', label: 'Cities' },
    ],
  },
} satisfies Meta<typeof StatisticsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongContent: Story = {
  args: {
    statistics: [
      {
        figure: '1,23,45,678+',
        label: 'Consultations, reports and deliveries brought to an end',
        words: 'in ten years',
      },
      ...meta.args.statistics.slice(1),
    ],
  },
};
