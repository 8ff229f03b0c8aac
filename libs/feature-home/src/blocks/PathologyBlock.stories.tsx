import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PathologyBlock } from './PathologyBlock';

const meta = {
  id: 'feature-home-blocks-pathologyblock',
  title: 'Patterns/Home/PathologyBlock',
  component: PathologyBlock,
  parameters: { inShop: true },
} satisfies Meta<typeof PathologyBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['HOME-63'] },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('listitem'))
      await expect(card.querySelector('a')).toHaveAttribute('href', '/medicines');
  },
};
