import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { everyItem } from '../stories/carousels';
import { expectAddress } from '../stories/expectAddress';
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
  parameters: { requirements: ['HOME-27', 'HOME-60', 'HOME-69'] },
  play: async ({ canvas, canvasElement }) => {
    const names = everyItem(canvasElement, 'Featured Brands').map((tile) => tile.textContent);
    await expect(new Set(names).size).toBe(9);
    await userEvent.click(canvas.getByRole('link', { name: 'Calmag' }));
    await expectAddress(canvasElement, '/medicines');
  },
};
