import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCartItem, storeCart } from '@niramaya/fixtures';
import { expect, screen, userEvent as user, within } from 'storybook/test';
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

/** The bar refuses a guest as the cart button of the header does. The address itself stays open. */
export const GuestSeesSignIn: Story = {
  tags: ['behaviour'],
  parameters: { inShop: true },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('link', { name: 'Go to cart' }));
    await expect((await screen.findByText('Please login')).textContent).toBe('Please login');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/$/);
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/login$/);
    await expect(sessionStorage.getItem('niramaya.intent')).toBe('cartAtOnce');
  },
};

/** After the press, the bar itself asks for the login. A double-click is one press. */
export const GuestLogsInFromBar: Story = {
  tags: ['behaviour'],
  parameters: { inShop: true },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('region', { name: 'Your cart' });
    await expect(bar).toHaveTextContent('2 products, log in to open');
    await user.dblClick(canvas.getByRole('link', { name: 'Go to cart' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/$/);
    await expect(bar).toHaveTextContent('Log in to see your cart. The products are kept.');
    const logIn = within(bar).getByRole('link', { name: 'Log in' });
    await expect(logIn).toHaveFocus();
    await user.click(logIn);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/login$/);
    await expect(sessionStorage.getItem('niramaya.intent')).toBe('cartAtOnce');
  },
};

export const LoggedInOpensCart: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('validkey', 'Asha'),
  parameters: { inShop: true },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('link', { name: 'Go to cart' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/cart$/);
  },
};

export const Empty: Story = {
  beforeEach: () => localStorage.clear(),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
