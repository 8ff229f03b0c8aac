import { inBox } from '@niramaya/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QualityMarks } from './QualityMarks';

const meta = {
  id: 'ui-internal-qualitymarks',
  title: 'Patterns/Home/QualityMarks',
  tags: ['autodocs'],
  component: QualityMarks,
  args: { rating: 4.5 },
} satisfies Meta<typeof QualityMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { decorators: [inBox({ width: 100 })] };
