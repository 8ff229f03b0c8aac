import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCartItem, pointAtAll } from '@niramaya/fixtures';
import { identityHandlers } from '@niramaya/fixtures/msw';
import { Toaster } from '@niramaya/ui';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { TopBar } from './TopBar';

const signedIn = (name: string) => () => localStorage.setItem('validkey', name);

const meta = {
  id: 'feature-shell-topbar',
  title: 'Screens/TopBar',
  component: TopBar,
  decorators: [
    (Story) => (
      <>
        <Story />
        <Toaster label="Messages" closeLabel="Close this message" />
      </>
    ),
  ],
  parameters: { layout: 'fullscreen', route: '/cart', msw: { handlers: { identity: identityHandlers.ready() } } },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['SHELL-02', 'SHELL-09', 'SHELL-10', 'SHELL-11', 'SHELL-33'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Niramaya, home' })).toHaveAttribute('href', '/');
    const account = within(canvas.getByRole('group', { name: 'Account' }));
    await expect(account.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(account.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
    await expect(account.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /today’s offers/ })).toHaveAttribute('href', '/offers');
  },
};

export const PseudoStates: Story = {
  play: async ({ canvasElement }) => {
    await expect(pointAtAll(canvasElement)).toBeGreaterThan(0);
  },
};

export const FourServices: Story = {
  parameters: { requirements: ['SHELL-03', 'SHELL-04', 'SHELL-05', 'SHELL-06', 'SHELL-07'] },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Services' })).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Medicines', '/medicines'],
      ['Care plan', '/careplan'],
      ['Consult doctors', '/consultdoctor'],
      ['Covid', '/covid'],
    ]);
  },
};

export const NamedServices: Story = {
  ...FourServices,
  parameters: { requirements: ['SHELL-08', 'SHELL-14', 'SHELL-17', 'SHELL-22', 'SHELL-34'] },
  play: async (context) => {
    await FourServices.play?.(context);
    const { canvas } = context;
    await expect(canvas.getByRole('button', { name: 'Cart' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Deliver to' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: /^Search/ })).toBeVisible();
    const menus = canvas.getByRole('navigation', { name: 'Shop by category' }).querySelectorAll('summary');
    await expect(menus).toHaveLength(5);
  },
};

export const SignedIn: Story = {
  beforeEach: signedIn('Asha'),
  parameters: { requirements: ['SHELL-12', 'SHELL-13', 'SHELL-14'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Asha')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cart' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  },
};

export const LongContent: Story = {
  beforeEach: () => {
    localStorage.setItem('validkey', '<b>Venkatanarasimharajuvaripeta</b> Lakshminarayana Subramaniam');
    localStorage.setItem(
      'cart_data',
      JSON.stringify(Array.from({ length: 128 }, (_, index) => aCartItem({ title: `Product ${index}` }))),
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('<b>Venkatanarasimharajuvaripeta</b> Lakshminarayana Subramaniam')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cart, 128 products' })).toBeVisible();
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Deliver to' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cart' })).toBeVisible();
  },
};

export const Tablet: Story = { globals: { viewport: { value: 'w768' } } };

export const GuestIsRefusedAtTheCart: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['VALID-19', 'ERROR-03'] },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Cart' }));
    const message = await screen.findByText('Please login');
    await expect(message.textContent).toBe('Please login');
    await expect(message.closest('[data-part=root]')).toHaveAttribute('data-type', 'error');
  },
};

export const Logout: Story = {
  beforeEach: () => {
    localStorage.setItem('validkey', 'Asha');
    localStorage.setItem('cart_data', JSON.stringify([aCartItem()]));
  },
  parameters: { requirements: ['STATE-14', 'STATE-15', 'ERROR-30'] },
  play: async ({ canvas }) => {
    const cart = localStorage.getItem('cart_data');
    await user.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(await screen.findByText('user Logout successfully')).toBeVisible();
    await expect(localStorage.getItem('validkey')).toBeNull();
    await expect(localStorage.getItem('cart_data')).toBe(cart);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible());
  },
};
