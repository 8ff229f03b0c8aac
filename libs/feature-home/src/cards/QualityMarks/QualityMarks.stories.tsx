import type { Meta, StoryObj } from '@storybook/react-vite';
import { QualityMarks } from './QualityMarks';

const meta = {
  id: 'ui-internal-qualitymarks',
  title: 'Patterns/Home/QualityMarks',
  tags: ['autodocs'],
  component: QualityMarks,
  args: { rating: 4.5, labels: { outOf: 'out of 5', iso: 'ISO', safe: 'Safe' } },
} satisfies Meta<typeof QualityMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongContent: Story = {
  args: { labels: { outOf: 'out of 5', iso: 'ISO 15189 for medical laboratories', safe: 'Safe at home' } },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
};
