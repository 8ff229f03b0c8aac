import { storeList } from '@niramaya/fixtures';
import { identityHandlers, memberHandlers, storeSession } from '@niramaya/fixtures/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { DeleteAccount } from './DeleteAccount';

const meta = {
  id: 'feature-account-deleteaccount',
  title: 'Patterns/Account/DeleteAccount',
  component: DeleteAccount,
  args: { onSignedOut: fn(), outcome: { current: null } },
  beforeEach: () => storeSession(),
  parameters: { msw: { handlers: { identity: identityHandlers.ready(), members: memberHandlers.ready() } } },
} satisfies Meta<typeof DeleteAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.findByRole('button', { name: 'Delete my account' });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Delete my account?' }));

async function confirm(password = 'Tulsi@2023') {
  await user.click(await trigger());
  const asked = await dialog();
  await user.type(asked.getByLabelText(/^Your password/), password);
  await user.keyboard('{Enter}');
  return asked;
}

const unreachable = 'We could not reach our server. Nothing was deleted. Check your connection and try again.';

const expectSignedIn = () => expect(localStorage.getItem('validkey')).toBe('Meera Iyer');

export const Default: Story = {
  play: async () => {
    await expect(await trigger()).toBeVisible();
  },
};

export const Open: Story = {
  play: async () => {
    await user.click(await trigger());
    const asked = await dialog();
    await expect(asked.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Your account: your name, email and password. Logging in with them no longer works.',
      'Your family list on our server.',
      'On this device, the orders, consultations, prescriptions and refill days of this account. Without the account nobody could see them again. To keep a copy, choose “Download a copy” first.',
    ]);
    const stays =
      /^You are then logged out, which ends your delivery address, recent searches and recently viewed products here\. Everything else in My data stays on this device/;
    await expect(asked.getByText(stays)).toBeVisible();
  },
};

export const Mobile: Story = { ...Open, globals: { viewport: { value: 'w320' } } };

export const WrongPassword: Story = {
  tags: ['state:refused'],
  parameters: { msw: { handlers: { identity: identityHandlers.wrongPassword() } } },
  play: async () => {
    const asked = await confirm('wrong');
    const text = 'The password is not right, so nothing was deleted. Type it again.';
    await waitFor(() => expect(asked.getByRole('alert')).toHaveTextContent(text));
    await waitFor(() => expect(asked.getByLabelText(/^Your password/)).toHaveFocus());
    await expectSignedIn();
  },
};

let answered: Promise<void>;
let breakConnection: () => void;

export const Busy: Story = {
  parameters: { msw: { handlers: { identity: identityHandlers.brokenAfter(() => answered) } } },
  beforeEach: () => {
    answered = new Promise((resolve) => {
      breakConnection = resolve;
    });
  },
  play: async () => {
    const asked = await confirm();
    await expect(asked.getByRole('button', { name: 'Deleting your account' })).toHaveAttribute('aria-busy', 'true');
    await user.keyboard('{Escape}');
    await expect(asked.getByRole('button', { name: 'Deleting your account' })).toBeVisible();
    breakConnection();
    await waitFor(() => expect(asked.getByRole('alert')).toHaveTextContent(unreachable));
  },
};

const failing = (
  handlers: {
    readonly identity?: ReturnType<typeof identityHandlers.ready>;
    readonly members?: typeof handlers.identity;
  },
  text: string,
): Story => ({
  tags: ['behaviour'],
  parameters: { msw: { handlers } },
  play: async () => {
    const asked = await confirm();
    await waitFor(() => expect(asked.getByRole('alert')).toHaveTextContent(text));
    await expectSignedIn();
    await expect(asked.getByRole('button', { name: 'Yes, delete' })).toBeEnabled();
  },
});

export const Failed = failing(
  { identity: identityHandlers.signInFails() },
  'Our server did not answer as it should. Nothing was deleted. Try again in a while.',
);

export const Offline = failing({ identity: identityHandlers.offline() }, unreachable);

export const MembersFail = failing(
  { members: memberHandlers.deleteFails() },
  'Your family list on our server could not be deleted, so your account is still there. Try again.',
);

export const AccountFails = failing(
  { identity: identityHandlers.deleteFails() },
  'Your family list was deleted, but your account was not. Try again, or it stays.',
);

/** Escape closes the dialog, forgets the password and deletes nothing. */
export const EscapeKeeps: Story = {
  tags: ['behaviour'],
  play: async () => {
    (await trigger()).focus();
    await user.keyboard('{Enter}');
    const asked = await dialog();
    await user.type(asked.getByLabelText(/^Your password/), 'Tulsi@2023');
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await trigger()).toHaveFocus());
    await user.keyboard('{Enter}');
    await expect((await dialog()).getByLabelText(/^Your password/)).toHaveValue('');
    await user.click((await dialog()).getByRole('button', { name: 'No, keep it' }));
    await waitFor(async () => expect(await trigger()).toHaveFocus());
    await expectSignedIn();
  },
};

const anOrder = { placedAtMs: 1, planRupees: 275, totalRupees: 275, lines: [] };

export const DeletesAndSignsOut: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    localStorage.setItem('cart_data', '[]');
    storeList(localStorage, 'niramaya.orders', [
      { ...anOrder, id: 'NM-HERS22', by: 'Meera Iyer', account: 'uid-meera' },
      { ...anOrder, id: 'NM-GUEST2', by: '', account: '' },
    ]);
  },
  play: async ({ args }) => {
    await confirm();
    await waitFor(() =>
      expect(args.onSignedOut).toHaveBeenCalledWith(
        'Your account and your family list were deleted, and the orders, consultations, prescriptions and refill days of this account on this device.',
      ),
    );
    await expect(Object.keys(localStorage).toSorted()).toEqual(['cart_data', 'niramaya.orders']);
    await expect(localStorage.getItem('niramaya.orders')).toContain('NM-GUEST2');
    await expect(localStorage.getItem('niramaya.orders')).not.toContain('NM-HERS22');
    await expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
    // A closed dialog is removed from the page a frame later.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The browser has no session at the provider any more, as after the account was deleted on another device. */
export const SessionEnded: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.removeItem('firebase:authUser:demo-niramaya:[DEFAULT]'),
  play: async ({ args }) => {
    await confirm();
    const text = 'Your login has ended, so nothing was deleted now. If you can still log in, do so and try again.';
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledWith(text));
  },
};

export const HiddenFromGuests: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.clear(),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('button')).toBeNull();
  },
};
