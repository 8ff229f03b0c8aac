import { styled } from '../theme/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { featuredBrands } from '../art/BrandMark/BrandMark';
import { BrandTile } from './BrandTile';

/**
 * ### When to use
 *
 * - In a row of featured brands that have only an emblem and a name.
 *
 * ### When not to use
 *
 * - A brand with a description: `TopBrandCard`.
 * - A health concern: `ConcernTile`. A product: `ProductTile` or `ProductCard`.
 */
const meta = {
  id: 'ui-brandtile',
  title: 'Display/BrandTile',
  tags: ['autodocs'],
  component: BrandTile,
  args: { img: featuredBrands[0]?.img ?? '', name: 'Neemila', href: '/medicines' },
  decorators: [
    (Story, { parameters }) => (
      <styled.div width={parameters.width === 'wide' ? '[320px]' : '[150px]'}>
        <Story />
      </styled.div>
    ),
  ],
} satisfies Meta<typeof BrandTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['HOME-60', 'HOME-69'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Neemila$/);
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Neemila' })).toHaveAttribute('href', '/medicines');
  },
};

export const Lying: Story = { parameters: { width: 'wide' } };

export const LongContent: Story = { args: { name: 'Shishukomal Baby Care of India' } };
