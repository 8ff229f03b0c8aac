import type { Meta, StoryObj } from '@storybook/react-vite';
import { withWidth } from '../stories/with-width';
import { QualityMarks } from './QualityMarks';

const meta = {
  id: 'ui-internal-qualitymarks',
  title: 'Patterns/Home/QualityMarks',
  tags: ['autodocs'],
  component: QualityMarks,
  args: { rating: 4.5 },
  decorators: withWidth,
} satisfies Meta<typeof QualityMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { parameters: { width: 100 } };
