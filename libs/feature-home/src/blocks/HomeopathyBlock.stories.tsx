import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

export const Default: Story = {
  parameters: { requirements: ['HOME-62', 'HOME-64'] },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('listitem'))
      await expect(card.querySelector('a')).toHaveAttribute('href', '/medicines');
  },
};
