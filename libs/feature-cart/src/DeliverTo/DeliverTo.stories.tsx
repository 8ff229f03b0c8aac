import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { toast } from '@niramaya/ui';
import { inBox } from '@niramaya/ui/stories';
import { DeliverTo } from './DeliverTo';

const asha = { name: 'Asha Rao', address: '12, MG Road, Bengaluru', pinCode: '560001', phone: '9876543210' };
/** As the cart stores the details. `of` is the owner: '' is a guest. */
const storedAsha = { ...asha, of: '' };
const keep = (details: object) => () => localStorage.setItem('niramaya.delivery', JSON.stringify(details));
const stored = (): unknown => JSON.parse(localStorage.getItem('niramaya.delivery') ?? 'null');

const meta = {
  id: 'feature-cart-deliverto',
  title: 'Screens/DeliverTo',
  component: DeliverTo,
  parameters: { inShop: true },
  decorators: [inBox({ maxWidth: 380 })],
} satisfies Meta<typeof DeliverTo>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/**
 * Returns the content of the open dialog. It waits for the focus, which the dialog takes a frame after it is rendered.
 */
const opened = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Where should we deliver?' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return within(dialog);
};
const open = async (canvas: Canvas, name = 'Add a delivery address') => {
  await user.click(await canvas.findByRole('button', { name }));
  return opened();
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Deliver to' })).toHaveTextContent(
      'No address yet. You can pay without one in this demonstration; a real order needs it.',
    );
  },
};

export const Filled: Story = {
  beforeEach: keep(storedAsha),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12, MG Road, Bengaluru 560001')).toBeVisible();
    await expect(canvas.getByText('Phone 9876543210')).toBeVisible();
    // The clock of all stories shows 3 February 2026.
    await expect(canvas.getByText('Arrives Wed, 4 Feb to Thu, 5 Feb, an estimate.')).toBeVisible();
  },
};

/**
 * The block names the city of the top bar only if the address is in another one. Saving the address sets the city of
 * the top bar to that of the address.
 */
export const OtherCityInTopBar: Story = {
  beforeEach: () => {
    keep(storedAsha)();
    localStorage.setItem('niramaya.city', 'Mumbai');
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Mumbai is chosen at the top of the page. The parcel goes to this address.'),
    ).toBeVisible();
    const form = await open(canvas, 'Change the delivery address');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    await closed();
    // Requirement SHELL-18 in `docs/requirements.md` fixes this spelling.
    await expect(localStorage.getItem('niramaya.city')).toBe('Banglore');
    await expect(canvas.queryByText(/^Mumbai is chosen/)).toBeNull();
    toast.dismissAll();
  },
};

export const CityWithoutAddress: Story = {
  beforeEach: () => localStorage.setItem('niramaya.city', 'Mumbai'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mumbai. No address yet.')).toBeVisible();
  },
};

export const SavesAddress: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Add a delivery address' })).focus();
    await user.keyboard('{Enter}');
    const form = await opened();
    await expect(form.getByText(/^Saved on this device .* You are not logged in, so the next person/)).toBeVisible();
    await user.type(form.getByRole('textbox', { name: /^Full name/ }), 'Asha Rao');
    for (const text of ['12, MG Road, Bengaluru', '560 001', '+91 98765 43210{Enter}']) {
      await user.tab();
      await user.keyboard(text);
    }
    await closed();
    await expect(stored()).toEqual(storedAsha);
    await expect(await canvas.findByText('12, MG Road, Bengaluru 560001')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change the delivery address' })).toHaveFocus());
    toast.dismissAll();
    const change = await open(canvas, 'Change the delivery address');
    await expect(change.getByRole('textbox', { name: /^Full name/ })).toHaveValue('Asha Rao');
    await user.click(change.getByRole('button', { name: 'Remove address' }));
    await closed();
    await expect(await canvas.findByText('PIN code 560001. No address yet.')).toBeVisible();
    toast.dismissAll();
  },
};

export const LoggedIn: Story = {
  tags: ['behaviour'],
  // `validkey` is the name of the shopper who is logged in, or the email of an account without a name.
  beforeEach: () => localStorage.setItem('validkey', 'Asha'),
  play: async ({ canvas }) => {
    const note =
      'Saved on this device until you log out or remove it; your orders keep a copy. This demonstration sends it to no one.';
    const form = await open(canvas);
    await expect(form.getByText(note)).toBeVisible();
    await expect(form.getByText('Ten digits, for your receipts.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: /^Full name/ })).toHaveValue('Asha');
  },
};

/** An account without a name is stored under its email, which is not filled in as the name of a person. */
export const LoggedInWithoutName: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('validkey', 'asha@example.in'),
  play: async ({ canvas }) => {
    const form = await open(canvas);
    await expect(form.getByRole('textbox', { name: /^Full name/ })).toHaveValue('');
  },
};

export const Invalid: Story = {
  tags: ['state:refused'],
  play: async ({ canvas }) => {
    const form = await open(canvas);
    await user.type(form.getByRole('textbox', { name: /^Full name/ }), 'Asha Rao');
    await user.type(form.getByRole('textbox', { name: /^Mobile number/ }), '12345');
    await user.click(form.getByRole('button', { name: 'Save address' }));
    await expect(form.getByText('Enter the house, street, area and town.')).toBeVisible();
    await expect(form.getByText('A PIN code has six digits and does not begin with 0.')).toBeVisible();
    await expect(form.getByText('A mobile number has ten digits and begins with 6, 7, 8 or 9.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: /^Address/ })).toHaveFocus();
    await expect(stored()).toBeNull();
  },
};

/**
 * The dialog is filled in with the PIN code of this browser, which also gives an estimate without an address. Escape
 * keeps the typed text until the dialog opens again, and Cancel discards it.
 */
export const PrefillsPinCode: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('niramaya.pincode', '411001'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PIN code 411001. No address yet.')).toBeVisible();
    await expect(canvas.getByText(/^Arrives .* an estimate\.$/)).toBeVisible();
    const form = await open(canvas);
    await expect(form.getByRole('textbox', { name: /^PIN code/ })).toHaveValue('411001');
    await user.type(form.getByRole('textbox', { name: /^Full name/ }), 'Asha');
    await user.keyboard('{Escape}');
    await closed();
    const again = await open(canvas);
    await expect(again.getByRole('textbox', { name: /^Full name/ })).toHaveValue('Asha');
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    await closed();
    await expect((await open(canvas)).getByRole('textbox', { name: /^Full name/ })).toHaveValue('');
  },
};
