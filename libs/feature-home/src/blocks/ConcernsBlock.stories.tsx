import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConcernsBlock } from './ConcernsBlock';

const meta = {
  id: 'feature-home-blocks-concernsblock',
  title: 'Patterns/Home/ConcernsBlock',
  component: ConcernsBlock,
  parameters: { inShop: true },
} satisfies Meta<typeof ConcernsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['HOME-61'] },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('listitem'))
      await expect(card.querySelector('a')).toHaveAttribute('href', '/medicines');
  },
};
