import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandsBlock } from './BrandsBlock';

const meta = {
  id: 'feature-home-blocks-brandsblock',
  title: 'Patterns/Home/BrandsBlock',
  component: BrandsBlock,
  parameters: { inShop: true },
} satisfies Meta<typeof BrandsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['HOME-60'] },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('listitem'))
      await expect(card.querySelector('a')).toHaveAttribute('href', '/medicines');
  },
};
