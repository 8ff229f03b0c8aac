import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BuyStatus } from './BuyStatus';

const meta = {
  id: 'feature-account-buystatus',
  title: 'Patterns/Account/BuyStatus',
  component: BuyStatus,
  args: { status: { text: '2 products added to your cart, at today’s price.', isInCart: true } },
} satisfies Meta<typeof BuyStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2 products added to your cart, at today’s price. Go to cart',
    );
    await expect(canvas.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
  },
};
