import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCartItem } from '@niramaya/fixtures';
import { identityHandlers } from '@niramaya/fixtures/msw';
import { scrolledBy } from '@niramaya/ui/stories';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { AccountArea } from './AccountArea';

const signedInAs = (name: string) => () => localStorage.setItem('validkey', name);

const meta = {
  id: 'feature-shell-accountarea',
  title: 'Patterns/Shell/AccountArea',
  component: AccountArea,
  parameters: { msw: { handlers: { identity: identityHandlers.ready() } } },
} satisfies Meta<typeof AccountArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['SHELL-09', 'SHELL-10', 'SHELL-11'] },
  play: async ({ canvas }) => {
    const account = within(canvas.getByRole('group', { name: 'Account' }));
    await expect(account.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(account.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
    await expect(account.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  },
};

export const SignedIn: Story = {
  beforeEach: signedInAs('Meera Iyer'),
  parameters: { requirements: ['SHELL-09', 'SHELL-12', 'SHELL-13'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Meera Iyer')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  },
};

export const LongContent: Story = {
  beforeEach: signedInAs('<b>Venkatanarasimharajuvaripeta</b> Subrahmanya'),
  play: async ({ canvas }) => {
    const name = await canvas.findByText('<b>Venkatanarasimharajuvaripeta</b> Subrahmanya');
    await expect(name.offsetWidth).toBeLessThanOrEqual(160);
    await expect(name.scrollWidth).toBe(name.offsetWidth);
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
};

export const Logout: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    signedInAs('Asha')();
    localStorage.setItem('cart_data', JSON.stringify([aCartItem()]));
  },
  parameters: { inShop: true, requirements: ['STATE-14', 'STATE-15', 'ERROR-30'] },
  play: async ({ canvas }) => {
    const cart = localStorage.getItem('cart_data');
    const logout = canvas.getByRole('button', { name: 'Logout' });
    const scrolledPx = await scrolledBy(logout, async () => {
      await user.click(logout);
      await expect(await screen.findByText('user Logout successfully')).toBeVisible();
    });
    await expect(scrolledPx).toBe(0);
    // The group has the focus, because the button that had it has disappeared.
    await expect(canvas.getByRole('group', { name: 'Account' })).toHaveFocus();
    await expect(localStorage.getItem('validkey')).toBeNull();
    await expect(localStorage.getItem('cart_data')).toBe(cart);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible());
  },
};
