import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeopathyBlock } from './HomeopathyBlock';

const meta = {
  id: 'feature-home-blocks-homeopathyblock',
  title: 'Patterns/Home/HomeopathyBlock',
  component: HomeopathyBlock,
  args: { now: () => new Date('2026-02-04T06:30:00Z') },
  parameters: { inShop: true },
} satisfies Meta<typeof HomeopathyBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
