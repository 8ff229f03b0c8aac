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
    await expect(canvas.getByRole('button', { name: 'Cart' }).textContent).toBe('');
  },
};

export const Default: Story = {
  beforeEach: keep(2),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Cart, 2 products' })).toHaveTextContent('2');
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
