import { anOrder, aPhoto, seedOrders, storeList, wantMotion } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { aJourney } from './testing/aJourney';

const meta = {
  id: 'journeys-panels',
  title: 'Flows/Panels',
  ...aJourney,
  // The previous story may have scrolled the page.
  afterEach: () => {
    aJourney.afterEach();
    window.scrollTo(0, 0);
  },
  tags: ['!autodocs'],
  parameters: { ...aJourney.parameters, route: '/covid' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const open = async (canvas: Canvas) => {
  // The screen takes the focus when it has rendered.
  await canvas.findByRole('heading', { level: 1 });
  await user.click(canvas.getByRole('button', { name: 'Saved, orders and My data' }));
  const dialog = () => screen.getByRole('dialog', { name: 'Saved, orders and My data' });
  // Before it has the focus, Chakra's dialog ignores Escape.
  await waitFor(() => expect(dialog()).toHaveFocus());
  return dialog();
};

export const ReopensWhileClosing: Story = {
  tags: ['behaviour'],
  globals: { motion: 'full' },
  beforeEach: wantMotion,
  play: async ({ canvas }) => {
    await open(canvas);
    await user.keyboard('{Escape}');
    const panel = await open(canvas);
    // It is transparent until the first frame of its animation.
    await waitFor(() => expect(panel).toBeVisible());
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The dialog of the address lies over My orders. The order then has the address, and its likely days. */
export const AddsAddressOfOrder: Story = {
  tags: ['behaviour'],
  beforeEach: seedOrders(anOrder({ by: 'Meera Iyer', deliverTo: null })),
  play: async ({ canvas }) => {
    await user.click(within(await open(canvas)).getByRole('button', { name: /^My orders/ }));
    await user.click(await screen.findByRole('button', { name: 'Add the address: order NM-7K3F9Q' }));
    const dialog = await screen.findByRole('dialog', { name: 'Where should we deliver?' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const form = within(dialog);
    await user.type(form.getByRole('textbox', { name: /^Full name/ }), 'Meera Iyer');
    await user.type(form.getByRole('textbox', { name: /^Address/ }), '12, MG Road, Bengaluru');
    await user.type(form.getByRole('textbox', { name: /^PIN code/ }), '560001');
    await user.type(form.getByRole('textbox', { name: /^Mobile number/ }), '9876543210{Enter}');
    const change = await screen.findByRole('button', { name: 'Change the address: order NM-7K3F9Q' });
    await waitFor(() => expect(change).toHaveFocus());
    const status = 'Ordered. Expected between Wed, 4 Feb and Thu, 5 Feb, an estimate.';
    await expect(screen.getByText(status)).toBeVisible();
  },
};

/** The title of the panel names the receipt that it shows. */
export const ReceiptNamesPanel: Story = {
  tags: ['behaviour'],
  beforeEach: seedOrders(anOrder({ by: 'Meera Iyer' })),
  play: async ({ canvas }) => {
    await user.click(within(await open(canvas)).getByRole('button', { name: /^My orders/ }));
    await user.click(await screen.findByRole('button', { name: 'Receipt of order NM-7K3F9Q' }));
    const panel = screen.getByRole('dialog', { name: 'Receipt NM-7K3F9Q' });
    await user.click(within(panel).getByRole('button', { name: 'All orders' }));
    await expect(panel).toHaveAccessibleName('My orders');
  },
};

/**
 * The form of the confirmation adds the missing phone number of a consultation in My orders too. The order names the
 * consequence of no number once, and the promise of a call counts from the moment at which the number is added.
 */
export const AddsNumberOfConsultation: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    localStorage.removeItem('validkey');
    seedOrders(anOrder({ id: 'NM-D0CTR', likelyMs: null, lines: [], totalRupees: 0 }))();
    const consultation = { orderId: 'NM-D0CTR', of: '', patient: null, symptoms: ['Cough'], phone: '' };
    storeList(localStorage, 'niramaya.consultations', [consultation]);
  },
  play: async ({ canvas }) => {
    await user.click(within(await open(canvas)).getByRole('button', { name: /^My orders/ }));
    await expect(await screen.findByText('Consultation booked.')).toBeVisible();
    await expect(screen.getAllByText(/no doctor can call/i)).toHaveLength(1);
    await user.type(screen.getByRole('textbox', { name: 'Patient phone number' }), '98765 43210{Enter}');
    await expect(await screen.findByText('The phone number is added.')).toHaveFocus();
    const promise =
      'Here no doctor calls. You added the number on 3 February 2026 at 10:30 am. In a real shop, a doctor calls within 30 minutes of that; in the free tier, a reply comes in 24-48 hours.';
    await expect(screen.getByText(promise)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Receipt of order NM-D0CTR' }));
    await expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent(promise);
    await expect(localStorage.getItem('niramaya.consultations')).toContain('"phone":"98765 43210"');
  },
};

/** Logs in or out as another tab does. */
const isNow = (name: string | null) => {
  if (name === null) localStorage.removeItem('validkey');
  else localStorage.setItem('validkey', name);
  window.dispatchEvent(new StorageEvent('storage', { key: 'validkey' }));
};

/** The panel stays open if another person logs in, in another tab. */
export const OpenPanelClearsOnLogout: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('validkey', 'Asha'),
  play: async ({ canvas }) => {
    await user.click(within(await open(canvas)).getByRole('button', { name: /^Prescriptions/ }));
    const panel = await screen.findByRole('dialog', { name: 'Prescriptions' });
    await within(panel).findByRole('heading', { name: 'No prescriptions yet' });
    for (const next of ['Ravi', null, 'Asha']) {
      const chooser = panel.querySelector('input[type=file]:not([capture])')!;
      await fireEvent.change(chooser, { target: { files: [await aPhoto()] } });
      await user.type(await within(panel).findByRole('textbox', { name: /^Doctor/ }), 'Dr. Asha Rao');
      isNow(next);
      await waitFor(() => expect(within(panel).queryByRole('img', { name: 'The picture you chose' })).toBeNull());
      await expect(within(panel).queryByRole('textbox')).toBeNull();
      await expect(await within(panel).findByRole('button', { name: 'Choose a picture' })).toBeVisible();
    }
  },
};
