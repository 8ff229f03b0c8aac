import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCartItem, storeCart } from '@niramaya/fixtures';
import { expect } from 'storybook/test';
import { CartBar } from './CartBar';

const meta = {
  id: 'feature-medicines-cartbar',
  title: 'Patterns/Medicines/CartBar',
  component: CartBar,
  globals: { viewport: { value: 'w360' } },
  parameters: { onlyAt: 'w360' },
  beforeEach: () => {
    storeCart(...[2, 1].map((quantity) => aCartItem({ title: `Zinc ${quantity}`, discountedPrice: 90.5, quantity })));
  },
} satisfies Meta<typeof CartBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('region', { name: 'Your cart' });
    await expect(bar).toHaveTextContent('2 products');
    await expect(bar).toHaveTextContent('₹271.50');
    await expect(canvas.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
  },
};

/** The bar as the upper part of the one with the buy button. */
export const Flat: Story = { args: { flat: true } };

export const Empty: Story = {
  beforeEach: () => localStorage.clear(),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
