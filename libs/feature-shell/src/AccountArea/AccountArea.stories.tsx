import type { Meta, StoryObj } from '@storybook/react-vite';
import { identityHandlers } from '@niramaya/fixtures/msw';
import { expect, within } from 'storybook/test';
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
  play: async ({ canvas }) => {
    const account = within(canvas.getByRole('group', { name: 'Account' }));
    await expect(account.getAllByRole('link').map((link) => link.textContent)).toEqual(['Login', 'Sign up']);
  },
};

export const SignedIn: Story = {
  beforeEach: signedInAs('Meera Iyer'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Meera Iyer')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
};

/** A long name wraps, and shows in full. */
export const LongContent: Story = {
  beforeEach: signedInAs('Venkatanarasimharajuvaripeta Subrahmanya'),
  play: async ({ canvas }) => {
    const name = await canvas.findByText('Venkatanarasimharajuvaripeta Subrahmanya');
    await expect(name.offsetWidth).toBeLessThanOrEqual(160);
    await expect(name.scrollWidth).toBe(name.offsetWidth);
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
};

/** The layout in the mobile menu. */
export const Stacked: Story = {
  ...SignedIn,
  args: { stacked: true },
};
