import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user } from 'storybook/test';
import { BuyStatus } from './BuyStatus';

const meta = {
  id: 'feature-account-buystatus',
  title: 'Patterns/Account/BuyStatus',
  component: BuyStatus,
  args: { status: { text: '2 products added to your cart, at today’s price.', isInCart: true } },
} satisfies Meta<typeof BuyStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The link refuses a guest as the cart button of the header does. */
export const GuestSeesSignIn: Story = {
  tags: ['behaviour'],
  parameters: { inShop: true },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('link', { name: 'Go to cart' }));
    await expect((await screen.findByText('Please login')).textContent).toBe('Please login');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/$/);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/login$/);
    await expect(sessionStorage.getItem('niramaya.intent')).toBe('cartAtOnce');
  },
};

export const LoggedInOpensCart: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('validkey', 'Asha'),
  parameters: { inShop: true },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('link', { name: 'Go to cart' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/cart$/);
  },
};
