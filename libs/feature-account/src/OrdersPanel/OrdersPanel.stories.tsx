import type { Order } from '@niramaya/contract';
import {
  aCartItem,
  aLongCartItem,
  anOrder,
  aPrescription,
  aProduct,
  cartData,
  forgetPrescriptions,
  neemila,
  seedOrders as keep,
  seedPrescriptions,
  storeCart,
  blockDatabases,
  storeList,
  underMedia,
} from '@niramaya/fixtures';
import { productHandlers, selling } from '@niramaya/fixtures/msw';
import { openOverlays, toast } from '@niramaya/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test';
import { OrdersPanel } from './OrdersPanel';

const calmag = aCartItem({ quantity: 2 });
const aPlan = anOrder({ id: 'NM-4PLANS', likelyMs: null, lines: [], planRupees: 275, totalRupees: 275 });
const aShortPlan: Order = { ...aPlan, id: 'NM-3PLANS', paidBy: null, planMonths: 3, planRupees: 165, totalRupees: 165 };

const meta = {
  id: 'feature-shell-orderspanel',
  title: 'Screens/OrdersPanel',
  component: OrdersPanel,
  beforeEach: keep(anOrder(), aPlan, aShortPlan),
  parameters: {
    layout: 'fullscreen',
    inDrawer: 'My orders',
    msw: selling(aProduct({ title: calmag.title, price: 210 })),
  },
} satisfies Meta<typeof OrdersPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const orders = within(await screen.findByRole('list', { name: 'My orders' })).getAllByRole('article');
    await expect(orders[0]).toHaveTextContent(
      'Order NM-7K3F9Q₹494.55Ordered. Expected between Thu, 5 Feb and Fri, 6 Feb, an estimate.2 February 2026 at 12:00 pm · 2 products · Wallet, PhonePe2 × Calmag D3 500 mg Tablet, Strip of 151 × Neemila Face Wash, Tube of 100 ml',
    );
    await expect(orders[1]).toHaveTextContent('Care plan, 6 months');
    await expect(orders[1]).toHaveTextContent('Paid. A plan needs no delivery. Plan until');
    await expect(orders[2]).toHaveTextContent('Care plan, 3 months');
    await expect(within(orders[1]!).queryByRole('button', { name: /^Order again/ })).not.toBeInTheDocument();
  },
};

/** The orders and a receipt end with the phone number and the policy for an order that went wrong. */
export const HelpWithAnOrder: Story = {
  tags: ['behaviour'],
  play: async () => {
    for (const isReceipt of [false, true]) {
      if (isReceipt) await openReceipt();
      await expect(await screen.findByText('Something wrong with an order?')).toBeVisible();
      await expect(screen.getByText('Help by phone: 1800 000 0108')).toBeVisible();
      await expect(screen.getByRole('button', { name: 'Returns and refunds' })).toBeVisible();
    }
  },
};

export const Empty: Story = {
  beforeEach: () => localStorage.clear(),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No orders yet' })).toBeVisible();
  },
};

export const LongContent: Story = {
  beforeEach: keep(
    anOrder({
      lines: [aLongCartItem(), ...Array.from({ length: 8 }, (_, at) => aCartItem({ title: `Medicine ${at}` }))],
      totalRupees: 12345678.9,
    }),
  ),
  globals: { viewport: { value: 'w360' } },
};

const asha = { name: 'Asha Rao', address: '12, MG Road, Bengaluru', pinCode: '560001', phone: '9876543210' };
const openReceipt = async () => user.click(await screen.findByRole('button', { name: 'Receipt of order NM-7K3F9Q' }));

export const ReceiptOpensAndCloses: Story = {
  tags: ['behaviour'],
  beforeEach: keep(anOrder({ deliverTo: asha })),
  play: async () => {
    await openReceipt();
    await expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'NM-7K3F9Q',
      '2 February 2026 at 12:00 pm',
      'Wallet, PhonePe',
      'Asha Rao, 12, MG Road, Bengaluru 560001, phone 9876543210',
      'between Thu, 5 Feb and Fri, 6 Feb, an estimate',
    ]);
    await expect(screen.getByRole('group', { name: 'Demo receipt' })).toHaveFocus();
    for (const name of ['All orders', 'Print the receipt']) {
      await user.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await user.click(screen.getByRole('button', { name: 'All orders' }));
    const opener = screen.getByRole('button', { name: 'Receipt of order NM-7K3F9Q' });
    await expect(opener).toHaveFocus();
    // The receipt is an overlay of its own for Back: the first Back closes the receipt, and only the next one the
    // panel.
    const before = openOverlays.count();
    await user.click(opener);
    await expect(openOverlays.count()).toBe(before + 1);
    openOverlays.closeAbove(before);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Receipt of order NM-7K3F9Q' })).toHaveFocus());
    await waitFor(() => expect(openOverlays.count()).toBe(before));
  },
};

/**
 * Without an address neither the order nor its receipt names a day. The storefront renders the dialog of the address.
 */
export const AddressMissing: Story = {
  tags: ['behaviour'],
  beforeEach: keep(anOrder({ deliverTo: null })),
  play: async () => {
    await expect(await screen.findByText('Ordered. The delivery address is missing.')).toBeVisible();
    const add = screen.getByRole('button', { name: 'Add the address: order NM-7K3F9Q' });
    await expect(add).toHaveTextContent('Add the address');
    await openReceipt();
    await expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'NM-7K3F9Q',
      '2 February 2026 at 12:00 pm',
      'Wallet, PhonePe',
      'No address was given',
    ]);
  },
};

/** A guest's order shows to an account too, which leaves no address of its own in it. */
export const AddressMissingInOrderOfGuest: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    keep(anOrder({ deliverTo: null }))();
    localStorage.setItem('validkey', 'Asha');
  },
  play: async () => {
    await expect(await screen.findByText('Ordered. The delivery address is missing.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Add the address/ })).toBeNull();
  },
};

const rows = () => screen.getAllByRole('row').map((row) => row.textContent);

/** A plan can be bought with a product that costs nothing. The saving on that product is not named. */
export const ReceiptListsWhatWasPaid: Story = {
  tags: ['behaviour'],
  beforeEach: keep(anOrder(), { ...aPlan, lines: [aCartItem({ discountedPrice: 0 })] }),
  play: async () => {
    await openReceipt();
    await expect(screen.getByRole('heading', { name: 'Demo receipt' })).toBeVisible();
    // The second receipt of the page is the one for the printer, which the screen does not show.
    await expect(screen.getAllByText(/^This is not a tax invoice/)[0]).toBeVisible();
    await expect(rows()).toEqual([
      'ProductAmount',
      'Calmag D3 500 mg Tablet, Strip of 152 × ₹180.00₹360.00',
      'Neemila Face Wash, Tube of 100 ml1 × ₹134.55₹134.55',
      'Total paid, all taxes included₹494.55',
    ]);
    await expect(screen.getAllByText('You saved ₹54.95 on the MRP.')[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All orders' }));
    await user.click(screen.getByRole('button', { name: 'Receipt of order NM-4PLANS' }));
    await expect(rows()).toEqual([
      'ProductAmount',
      'Calmag D3 500 mg Tablet, Strip of 151 × ₹0.00₹0.00',
      'Care plan, 6 months₹275.00',
      'Total paid, all taxes included₹275.00',
    ]);
    await expect(screen.queryByText(/^You saved/)).toBeNull();
  },
};

const arjun = { name: 'Arjun Iyer', age: '8', gender: 'male' };
const aConsultation = { orderId: 'NM-D0CTR', of: '', patient: arjun, symptoms: ['Cough'], phone: '98765 43210' };

export const Consultations: Story = {
  beforeEach: () => {
    keep(anOrder({ id: 'NM-D0CTR', likelyMs: null, lines: [], totalRupees: 0 }), anOrder())();
    storeList(localStorage, 'niramaya.consultations', [aConsultation, { ...aConsultation, orderId: 'NM-7K3F9Q' }]);
  },
  play: async () => {
    const orders = within(await screen.findByRole('list', { name: 'My orders' })).getAllByRole('article');
    const details =
      'Consultation forArjun Iyer, 8, maleWhat troubles themCoughHowBy video, audio or chat. You choose with the doctor.Phone98765 43210';
    const next =
      'Here no doctor calls: in a real shop, a doctor would have called by now; in the free tier, a reply comes in 24-48 hours.';
    const emergency = 'In an emergency call at once:112 Emergency108 Ambulance';
    await expect(orders[0]).toHaveTextContent(
      `Order NM-D0CTR₹0.00Consultation booked.2 February 2026 at 12:00 pm · Doctor consultation · Wallet, PhonePe${details}${next}${emergency}`,
    );
    await expect(orders[1]).toHaveTextContent(
      `Order NM-7K3F9Q₹494.55Consultation booked. Ordered. Expected between Thu, 5 Feb and Fri, 6 Feb, an estimate.2 February 2026 at 12:00 pm · 2 products, Doctor consultation · Wallet, PhonePe${details}${next}${emergency}`,
    );
    await expect(
      within(orders[1]!).getByText('Order again puts the products in the cart, without the consultation.'),
    ).toBeVisible();
    await expect(within(orders[0]!).queryByText(/^Order again puts/)).toBeNull();
    const calls = within(orders[0]!).getAllByRole('link');
    await expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:112', 'tel:108']);
  },
};

export const ConsultationWithPlan: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    keep(anOrder({ id: 'NM-D0CTR', likelyMs: null, lines: [], planRupees: 165, planMonths: 3, totalRupees: 165 }))();
    storeList(localStorage, 'niramaya.consultations', [aConsultation]);
  },
  play: async () => {
    await expect(await screen.findByText('Consultation booked. Plan until Friday, 1 May 2026.')).toBeVisible();
  },
};

/** The promise of a call ends 30 minutes after the payment, and the promise of the free tier 48 hours after it. */
export const ConsultationOfThisHour: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    const paidMinutesAgo = (minutes: number, id: string) =>
      anOrder({ id, placedAtMs: Date.now() - minutes * 60_000, likelyMs: null, lines: [], totalRupees: 0 });
    const orderIds = ['NM-D0CTR', 'NM-7K3F9Q', 'NM-2DAYS'];
    keep(...[29, 31, 48 * 60 + 1].map((minutes, index) => paidMinutesAgo(minutes, orderIds[index]!)))();
    storeList(
      localStorage,
      'niramaya.consultations',
      orderIds.map((orderId) => ({ ...aConsultation, orderId })),
    );
  },
  play: async () => {
    const orders = within(await screen.findByRole('list', { name: 'My orders' })).getAllByRole('article');
    await expect(orders[0]).toHaveTextContent(
      'Here no doctor calls: in a real shop, a doctor calls within 30 minutes of the payment; in the free tier, a reply comes in 24-48 hours.',
    );
    await expect(orders[1]).toHaveTextContent(
      'a doctor would have called by now; in the free tier, a reply comes in 24-48 hours.',
    );
    await expect(orders[2]).toHaveTextContent(
      /Here no doctor calls: in a real shop, a doctor would have called by now\.In an emergency/,
    );
  },
};

/** In a chat the doctor writes. */
export const ConsultationByChat: Story = {
  ...ConsultationOfThisHour,
  beforeEach: () => {
    keep(anOrder({ id: 'NM-D0CTR', placedAtMs: Date.now(), likelyMs: null, lines: [], totalRupees: 0 }))();
    storeList(localStorage, 'niramaya.consultations', [{ ...aConsultation, mode: 'Chat' }]);
  },
  play: async () => {
    await expect(
      await screen.findByText(
        'Here no doctor writes: in a real shop, a doctor writes to you within 30 minutes of the payment; in the free tier, a reply comes in 24-48 hours.',
      ),
    ).toBeVisible();
    await expect(screen.getByText('By chat')).toBeVisible();
    await expect(screen.getAllByText(/no doctor writes/)).toHaveLength(1);
  },
};

/** Without a number that can be called, neither the order nor its receipt promises a call. */
export const ConsultationWithoutNumber: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    keep(anOrder({ id: 'NM-D0CTR', likelyMs: null, lines: [], totalRupees: 0 }))();
    storeList(localStorage, 'niramaya.consultations', [{ ...aConsultation, phone: '12' }]);
  },
  play: async () => {
    await expect(
      await screen.findByText('No doctor can call: there is no phone number that can be called.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Receipt of order NM-D0CTR' }));
    await expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent(
      'No doctor can call: there is no phone number that can be called.',
    );
  },
};

/** A symptom in the shopper's own words is a quotation in a line of its own, in the list and on the receipt. */
export const ConsultationInOwnWords: Story = {
  globals: { viewport: { value: 'w360' } },
  beforeEach: () => {
    keep(anOrder({ id: 'NM-D0CTR', likelyMs: null, lines: [], totalRupees: 0 }))();
    const ownWords = 'She feels dizzy when she gets up in the morning, and it lasts for an hour or so.';
    storeList(localStorage, 'niramaya.consultations', [
      { ...aConsultation, symptoms: ['Cough', ownWords, 'Headache'] },
    ]);
  },
  play: async () => {
    const inLines =
      'Cough, Headache\n“She feels dizzy when she gets up in the morning, and it lasts for an hour or so.”';
    const value = () => screen.getAllByRole('definition').find(({ textContent }) => textContent.startsWith('Cough'))!;
    await screen.findByRole('list', { name: 'My orders' });
    await expect(value().innerText).toBe(inLines);
    await user.click(screen.getByRole('button', { name: 'Receipt of order NM-D0CTR' }));
    await expect(value().innerText).toBe(inLines);
    await expect(getComputedStyle(value()).fontWeight).toBe('400');
  },
};

export const ReceiptOfAConsultation: Story = {
  ...Consultations,
  play: async () => {
    await user.click(await screen.findByRole('button', { name: 'Receipt of order NM-D0CTR' }));
    await expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'NM-D0CTR',
      '2 February 2026 at 12:00 pm',
      'Wallet, PhonePe',
      'Arjun Iyer, 8, male',
      'Cough',
      'By video, audio or chat. You choose with the doctor.',
      '98765 43210',
      'Here no doctor calls: in a real shop, a doctor would have called by now; in the free tier, a reply comes in 24-48 hours.',
    ]);
    await expect(rows()).toEqual([
      'ProductAmount',
      'Doctor consultationNo fee was charged: this is a demonstration.₹0.00',
      'Total paid, all taxes included₹0.00',
    ]);
  },
};

/** The receipt is taller than the panel, and opens at its beginning from an order at the end of the list. */
export const TallReceiptOpensAtItsTop: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    const lines = Array.from({ length: 20 }, (_, at) => aCartItem({ title: `Medicine ${at}` }));
    keep(...['NM-FIRST2', 'NM-SECND2', 'NM-THIRD2', 'NM-7K3F9Q'].map((id) => anOrder({ id, lines })))();
  },
  play: async () => {
    await openReceipt();
    await expect(screen.getByRole('group', { name: 'Demo receipt' })).toHaveFocus();
    const print = screen.getByRole('button', { name: 'Print the receipt' }).getBoundingClientRect();
    await expect(print.top).toBeGreaterThan(
      screen.getByRole('heading', { name: 'My orders' }).getBoundingClientRect().bottom,
    );
    await expect(print.bottom).toBeLessThan(window.innerHeight / 2);
  },
  globals: { viewport: { value: 'w360' } },
};

const savePrescription = (orders: string[]) => async () => {
  await seedPrescriptions([aPrescription({ orders })]);
  return forgetPrescriptions;
};

export const ReceiptWithAPrescription: Story = {
  beforeEach: savePrescription(['NM-7K3F9Q']),
  play: async ({ canvasElement }) => {
    await openReceipt();
    const name = 'Prescription of Dr. Asha Rao, 12 January 2026';
    const picture = await screen.findByRole<HTMLImageElement>('img', { name });
    await waitFor(() => expect(picture.naturalWidth).toBe(600));
    await expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent('Dr. Asha Rao, 12 January 2026');
    const paper = document.querySelector<HTMLElement>('[data-printout]')!;
    await expect(paper).not.toBeVisible();
    const toScreen = underMedia('print');
    try {
      await expect(paper).toBeVisible();
      await expect(canvasElement).not.toBeVisible();
    } finally {
      toScreen();
    }
  },
};

export const AttachesAndDetachesPrescription: Story = {
  tags: ['behaviour'],
  beforeEach: savePrescription([]),
  play: async () => {
    await openReceipt();
    (await screen.findByRole('button', { name: 'Attach a prescription' })).focus();
    await user.keyboard('{Enter}{Tab}{Enter}');
    await expect(await screen.findByText('On this receipt: Dr. Asha Rao, 12 January 2026.')).toHaveFocus();
    const name = 'Take off the receipt: Dr. Asha Rao, 12 January 2026';
    await user.click(await screen.findByRole('button', { name }));
    const status = 'No longer on this receipt: Dr. Asha Rao, 12 January 2026. It is kept among your prescriptions.';
    await expect(await screen.findByText(status)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Attach a prescription' }));
    await expect(await screen.findByRole('list', { name: 'Which one?' })).toHaveTextContent('Dr. Asha Rao');
  },
};

export const ReceiptStorageForbidden: Story = {
  tags: ['behaviour'],
  beforeEach: () => blockDatabases('forbidden'),
  play: async () => {
    await openReceipt();
    await expect(await screen.findByText(/does not let us keep pictures/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Attach a prescription' })).toBeNull();
  },
};

export const Past: Story = {
  beforeEach: keep(
    anOrder({ likelyMs: [Date.parse('2026-01-29T06:30:00Z'), Date.parse('2026-01-30T06:30:00Z')] }),
    anOrder({ id: 'NM-UNDATE', likelyMs: null }),
  ),
  play: async () => {
    await expect(await screen.findByText(/^Ordered\. It was/)).toHaveTextContent(
      'Ordered. It was expected by Fri, 30 Jan; we do not know if it has arrived.',
    );
    await expect(screen.getByText('Ordered. Delivery date not known.')).toBeVisible();
  },
};

export const PartlyUnreadable: Story = {
  beforeEach: keep(
    anOrder({ id: 'NM-NEVER2', placedAtMs: 1e20 }),
    anOrder({ lines: [{ ...calmag, price: 1e21 }, aCartItem(neemila)] }),
    anOrder({ id: 'NM-HUGE22', totalRupees: 1e21 }),
  ),
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(1);
    const notice =
      'Some of your orders, or products in them, cannot be read: they are damaged. They stay on this device.';
    await expect(screen.getByText(notice)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'See My data' })).toBeVisible();
  },
};

export const Unreadable: Story = {
  beforeEach: () => localStorage.setItem('niramaya.orders', '{"v":'),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Your orders cannot be read' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'See My data' })).toBeVisible();
  },
  globals: { viewport: { value: 'w360' } },
};

const otherTabKeeps = (...orders: Order[]) => {
  keep(...orders)();
  window.dispatchEvent(new StorageEvent('storage', { key: 'niramaya.orders' }));
};

export const AnotherTabOrdersAndErases: Story = {
  tags: ['behaviour'],
  play: async () => {
    await expect(await screen.findAllByRole('article')).toHaveLength(3);
    otherTabKeeps(anOrder({ id: 'NM-NEWEST' }), anOrder());
    await user.click(await screen.findByRole('button', { name: 'Receipt of order NM-NEWEST' }));
    otherTabKeeps(anOrder());
    await expect(await screen.findByText('That order is no longer kept on this device.')).toHaveFocus();
    await expect(screen.getAllByRole('article')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Receipt of order NM-7K3F9Q' }));
    await user.click(screen.getByRole('button', { name: 'All orders' }));
    await expect(screen.queryByText('That order is no longer kept on this device.')).not.toBeInTheDocument();
  },
};

export const ReorderUsesCurrentPrice: Story = {
  play: async () => {
    await user.click(await screen.findByRole('button', { name: 'Order again: NM-7K3F9Q' }));
    await expect((await screen.findByText(/^1 product added to your cart/)).closest('[role=status]')).toHaveTextContent(
      '1 product added to your cart, at today’s price. Price was ₹180.00, now ₹189.00: Calmag D3 500 mg Tablet, Strip of 15. No longer sold: Neemila Face Wash, Tube of 100 ml. Go to cart',
    );
    await expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
    await expect(cartData()).toMatchObject([{ title: calmag.title, price: 210, discountedPrice: 189, quantity: 2 }]);
    // The toast lies over the drawer, and axe would report the controls that it covers.
    toast.dismissAll();
  },
};

const orderAgain = async () => user.click(await screen.findByRole('button', { name: 'Order again: NM-7K3F9Q' }));

/** The order is in the cart already. One calm line names that, and no toast lies over the order. */
export const ReorderOfWhatIsInCart: Story = {
  tags: ['behaviour'],
  beforeEach: () => storeCart(calmag, aCartItem(neemila)),
  play: async () => {
    await orderAgain();
    await expect((await screen.findByText(/in your cart already/)).closest('[role=status]')).toHaveTextContent(
      '1 product was in your cart already. No longer sold: Neemila Face Wash, Tube of 100 ml. Go to cart',
    );
    await expect(screen.queryByText('Item Already exist in Cart')).toBeNull();
    await expect(cartData()).toMatchObject([{ title: calmag.title, quantity: 2 }, { title: neemila.title }]);
  },
};

/** The order had one product, so that the line can name its packs in the cart. */
export const ReorderOfOneProductInCart: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    keep(anOrder({ lines: [{ ...calmag, quantity: 5 }] }))();
    storeCart(calmag);
  },
  play: async () => {
    await orderAgain();
    await expect((await screen.findByText(/in your cart already/)).closest('[role=status]')).toHaveTextContent(
      'It is in your cart already (2). Go to cart',
    );
  },
};

let answered: Promise<void>;

/** The prices come when the story ends. Otherwise the shop would give up in another story, with a message there. */
export const AskingForPrices: Story = {
  tags: ['state:loading', 'state:busy'],
  beforeEach: () => {
    let answer = () => {};
    answered = new Promise((resolve) => {
      answer = resolve;
    });
    return () => answer();
  },
  parameters: {
    msw: { handlers: { products: [http.get('*/api/products', () => answered), ...productHandlers.empty()] } },
  },
  play: async () => {
    await orderAgain();
    await expect(screen.getByRole('button', { name: 'Order again: NM-7K3F9Q' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The products are in the cart at the prices of the order, and the message names the reason. */
export const Failed: Story = {
  parameters: { msw: { handlers: { products: productHandlers.failed() } } },
  play: async () => {
    await orderAgain();
    await expect(await screen.findByText(/because today’s price could not be loaded/)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
    toast.dismissAll();
  },
};

export const Offline: Story = {
  ...Failed,
  parameters: { msw: { handlers: { products: productHandlers.offline() } } },
};
