import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCartItem } from '@niramaya/fixtures';
import { expect, userEvent as user } from 'storybook/test';
import { PaidNotice } from './PaidNotice';

const meta = {
  component: PaidNotice,
  beforeEach: () => {
    localStorage.setItem('cart_data', JSON.stringify([aCartItem()]));
  },
  parameters: { layout: 'fullscreen', route: { pathname: '/', state: { paidItems: 1 } } },
} satisfies Meta<typeof PaidNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Your payment went through. The product you paid for is still in your cart.'),
    ).toBeVisible();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'w360' } } };

export const ClearEmptiesTheCart: Story = {
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Clear ordered items' }));
    await expect(localStorage.getItem('cart_data')).toBeNull();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const KeepLeavesTheCart: Story = {
  play: async ({ canvas }) => {
    const cart = localStorage.getItem('cart_data');
    await user.click(canvas.getByRole('button', { name: 'Keep them' }));
    await expect(localStorage.getItem('cart_data')).toBe(cart);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
