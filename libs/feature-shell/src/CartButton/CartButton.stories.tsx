import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCartItem } from '@niramaya/fixtures';
import { expect, screen, userEvent as user } from 'storybook/test';
import { CartButton } from './CartButton';

const keep = (count: number) => () =>
  localStorage.setItem(
    'cart_data',
    JSON.stringify(Array.from({ length: count }, (_, at) => aCartItem({ title: `Medicine ${at + 1}` }))),
  );

const meta = {
  id: 'feature-shell-cartbutton',
  title: 'Patterns/Shell/CartButton',
  component: CartButton,
  parameters: { inShop: true },
} satisfies Meta<typeof CartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Cart. Log in to see your cart' });
    await expect(button.textContent).toBe('');
    await expect(button.title).toBe('Cart. Log in to see your cart');
  },
};

export const Default: Story = {
  beforeEach: keep(2),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Cart, 2 products. Log in to see your cart' });
    await expect(button).toHaveTextContent('2');
  },
};

export const LoggedIn: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['SHELL-15'] },
  beforeEach: () => {
    keep(2)();
    localStorage.setItem('validkey', 'Asha');
  },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Cart, 2 products' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/cart$/);
  },
};

export const GuestSeesSignIn: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['VALID-19', 'ERROR-03'] },
  play: async ({ canvas }) => {
    await user.tab();
    await user.keyboard('{Enter}');
    const message = await screen.findByText('Please login');
    await expect(message.textContent).toBe('Please login');
    await expect(message.closest('[data-part=root]')).toHaveAttribute('data-type', 'error');
    await expect(canvas.getByLabelText('Address').textContent).toBe('/');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/login$/);
    await expect(sessionStorage.getItem('niramaya.intent')).toBe('cartAtOnce');
  },
};
