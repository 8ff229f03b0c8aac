import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCartItem, aLongProduct } from '@niramaya/fixtures';
import { expect, fn } from 'storybook/test';
import { CartRow } from './CartRow';

/**
 * ### Use
 *
 * - For one product in the cart.
 *
 * ### Avoid
 *
 * - A product that is not in the cart: `ProductCard`.
 * - A line of a receipt or summary: plain text.
 *
 * **Accessibility:** Each control names the product: _Remove Paracip 650_.
 */
const meta = {
  id: 'ui-cartrow',
  title: 'Patterns/Cart/CartRow',
  tags: ['autodocs'],
  component: CartRow,
  args: { ...aCartItem({ quantity: 2 }), onRemove: fn() },
} satisfies Meta<typeof CartRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['CART-02', 'CART-03', 'CART-04', 'CART-07', 'CART-08'] },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('src', '/api/pictures/1.svg');
    await expect(picture?.getBoundingClientRect()).toMatchObject({ width: 112, height: 112 });
    await expect(canvas.getByRole('heading', { name: 'Calmag D3 500 mg Tablet, Strip of 15' })).toBeVisible();
    await expect(canvas.getByText('₹180.00')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Qty 2');
    const remove = canvas.getByRole('button', { name: 'Remove Calmag D3 500 mg Tablet, Strip of 15' });
    await expect(remove).toHaveTextContent('Remove');
  },
};

export const One: Story = { args: { quantity: 1 } };

export const LargeQuantity: Story = {
  args: { quantity: 51 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('More than 50 packs is a large quantity. Check that it is right.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Increase quantity of/ })).toBeEnabled();
  },
};

export const UsualQuantity: Story = {
  tags: ['behaviour'],
  args: { quantity: 50 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹9,000.00 in all')).toBeVisible();
    await expect(canvas.queryByText(/large quantity/)).toBeNull();
  },
};

export const WithoutDiscount: Story = { args: { price: 180 } };

export const LongContent: Story = {
  args: { title: aLongProduct().title, price: 123456.5, discountedPrice: 98765.2, quantity: 1200 },
};

export const WithNotice: Story = { args: { notice: <p>The price is ₹190.00 now.</p> } };
