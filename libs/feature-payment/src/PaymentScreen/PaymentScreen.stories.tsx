import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Order } from '@niramaya/contract';
import { aCartItem, anOrder, storeCart } from '@niramaya/fixtures';
import { expect, fn, screen, spyOn, userEvent as user, waitFor, within } from 'storybook/test';
import { keep } from '../stories/orders';
import { PaymentScreen } from './PaymentScreen';

const meta = {
  id: 'feature-payment-paymentscreen',
  title: 'Screens/PaymentScreen',
  component: PaymentScreen,
  beforeEach: () => storeCart(aCartItem({ quantity: 2 })),
  parameters: { inShop: true, layout: 'fullscreen', route: '/payment' },
} satisfies Meta<typeof PaymentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const open = (canvas: Canvas, tab: string) => user.click(canvas.getByRole('tab', { name: tab }));
const panel = (canvas: Canvas) => canvas.getByRole('tabpanel');
const summary = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Summary' }));
const total = (canvas: Canvas) =>
  [...canvas.getByRole('region', { name: 'Summary' }).querySelectorAll('dl dd')].at(-1)?.textContent;
const orders = () =>
  (JSON.parse(localStorage.getItem('niramaya.orders') ?? '{"items":[]}') as { items: Order[] }).items;

const confirm = async (canvas: Canvas, paidBy: Order['paidBy'] | undefined) => {
  await user.click(summary(canvas).getByRole('button', { name: 'Confirm Payment' }));
  await expect(await screen.findByText('payment Successfull')).toBeVisible();
  await expect(orders()[0]?.paidBy).toEqual(paidBy);
  await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/$/);
};

export const Default: Story = {
  parameters: { requirements: ['PAYMENT-01', 'PAYMENT-02', 'PAYMENT-03', 'PAYMENT-05', 'PAYMENT-06'] },
  play: async ({ canvas }) => {
    const methods = canvas.getAllByRole('tab').map((tab) => tab.textContent);
    await expect(methods).toEqual(['UPI', 'WALLETS', 'CARDS', 'PAY LATER', 'NET BANKING']);
    await expect(canvas.getByRole('tab', { name: 'UPI' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.queryByRole('list', { name: 'Steps of your consultation' })).not.toBeInTheDocument();
    const upi = within(panel(canvas));
    await expect(upi.getByRole('textbox')).toHaveAttribute('placeholder', '9876543210@upi');
    await expect(upi.getByText('name/phone number@bankname')).toBeVisible();
    const guest =
      'You are not logged in: you find your order in My orders on this device, where the next person who uses this browser sees it too.';
    await expect(canvas.getByText(guest)).toBeVisible();
  },
};

/** On a phone, a line below the heading names the purchase, because the summary is below the methods. */
export const PurchaseOnFirstScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const line = await canvas.findByText('You pay for 1 product. No delivery address yet.');
    const add = within(line.closest('div')!).getByRole('button', { name: 'Add address' });
    await expect(add).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(add.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    await expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(740 - 150 - 65);
  },
};

/** The first screen of a phone has Verify & Pay, and the first wallet, between the header of 150 px and the bar. */
export const MethodOnFirstScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await canvas.findByText('You pay for 1 product. No delivery address yet.');
    const pay = canvas.getByRole('button', { name: 'Verify & Pay' });
    await expect(pay.getBoundingClientRect().bottom).toBeLessThanOrEqual(740 - 150 - 70);
    await open(canvas, 'WALLETS');
    const wallet = within(panel(canvas)).getByText('Paytm');
    await expect(wallet.getBoundingClientRect().bottom).toBeLessThanOrEqual(740 - 150 - 90);
  },
};

/** Without products and without a plan, the line has the ways to choose something. */
export const NothingOnFirstScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  beforeEach: () => localStorage.clear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing to pay yet')).toBeVisible();
    const sentence = canvas.getByText(
      'You have chosen no care plan and no products, so Confirm Payment pays ₹0 and orders nothing.',
    );
    const links = within(sentence.parentElement!).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Choose a care plan', '/careplan'],
      ['Choose products', '/medicines'],
    ]);
  },
};

export const PlanOnFirstScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  beforeEach: () => {
    localStorage.clear();
    localStorage.setItem('niramaya.three_months', '165');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Care plan, 3 months: ₹165.00')).toBeVisible();
  },
};

/**
 * The field for a UPI ID is on the first screen of a phone of 740 px, of which the header and the bar take 150 px and
 * 65 px.
 */
export const FieldOnFirstScreen: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const field = within(panel(canvas)).getByRole('textbox').getBoundingClientRect();
    await expect(field.bottom).toBeLessThanOrEqual(740 - 150 - 65);
  },
};

export const LoggedIn: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('validkey', 'Asha'),
  play: async ({ canvas }) => {
    await expect(summary(canvas).getByText('Paying by UPI. No money is taken.')).toBeVisible();
    await expect(canvas.queryByText(/^You are not logged in/)).toBeNull();
  },
};

/** A guest logs in from here, and comes back to the cart. */
export const GuestLogsIn: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('link', { name: 'Log in' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/login$/);
    await expect(sessionStorage.getItem('niramaya.intent')).toBe('cartAtOnce');
  },
};

/** From the payment of a consultation, the login leads to its first step. */
export const GuestLogsInForConsultation: Story = {
  tags: ['behaviour'],
  parameters: { route: { pathname: '/payment', state: { consult: true } } },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('link', { name: 'Log in' }));
    await expect(sessionStorage.getItem('niramaya.intent')).toBe('consultationAtOnce');
  },
};

export const Wallets: Story = {
  parameters: { requirements: ['PAYMENT-08', 'PAYMENT-09', 'PAYMENT-10', 'PAYMENT-11', 'PAYMENT-12'] },
  play: async ({ canvas }) => {
    await open(canvas, 'WALLETS');
    const wallets = within(panel(canvas)).getAllByRole('listitem');
    const names = wallets.map((wallet) => wallet.querySelector('p')?.textContent);
    await expect(names).toEqual(['Paytm', 'Mobikwik/ZIP', 'Freecharge', 'PhonePe', 'Amazon Pay']);
  },
};

export const WalletOffers: Story = {
  parameters: { requirements: ['CONST-58', 'CONST-59', 'CONST-60', 'CONST-61', 'STATE-43'] },
  play: async ({ canvas }) => {
    for (const name of ['CARDS', 'PAY LATER', 'NET BANKING', 'UPI', 'WALLETS']) {
      await open(canvas, name);
      await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
      await expect(panel(canvas)).toHaveAttribute('aria-labelledby', canvas.getByRole('tab', { name }).id);
    }
    const wallets = within(panel(canvas)).getAllByRole('listitem');
    const ended = 'Valid to 28 Feb 2023.This offer has ended';
    await expect(wallets[0]).toHaveTextContent(`Cashback up to ₹400 on orders of ₹799 or more. ${ended}`);
    await expect(wallets[1]).toHaveTextContent(`Cashback up to ₹500 on orders of ₹999 or more. ${ended}`);
  },
};

export const LinksWallet: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['PAYMENT-13', 'PAYMENT-14', 'AMB-66'] },
  play: async ({ canvas }) => {
    await open(canvas, 'WALLETS');
    const wallets = within(panel(canvas));
    await expect(wallets.getByText('In this demo nothing has to be linked.')).toBeVisible();
    const unchosen = 'No wallet chosen: Confirm Payment pays all the same.';
    await expect(summary(canvas).getByText(unchosen)).toBeVisible();
    await expect(wallets.getAllByText('LINK WALLET')).toHaveLength(5);
    const link = wallets.getByRole('button', { name: 'LINK WALLET PhonePe' });
    await expect(link).toHaveAttribute('aria-pressed', 'false');
    await user.click(link);
    await expect(link).toHaveAttribute('aria-pressed', 'true');
    const noted = wallets.getByText('PhonePe is noted for your receipt. Nothing was linked, and nothing was sent.');
    await expect(noted).toBeVisible();
    await expect(summary(canvas).queryByText(unchosen)).toBeNull();
    await expect(noted.closest('li')).toContainElement(link);
    await user.click(link);
    await expect(link).toHaveAttribute('aria-pressed', 'false');
    await expect(summary(canvas).getByText('Paying by Wallet. No money is taken.')).toBeVisible();
    await user.click(link);
    await confirm(canvas, { method: 'wallets', name: 'PhonePe' });
  },
};

export const Cards: Story = {
  parameters: { requirements: ['PAYMENT-15', 'AMB-66'] },
  play: async ({ canvas }) => {
    await open(canvas, 'CARDS');
    await expect(panel(canvas)).toHaveTextContent(/You need no card number in this demo. Just press Confirm Payment/);
    await expect(panel(canvas).querySelector('input, iframe, button')).toBeNull();
    await confirm(canvas, { method: 'cards', name: '' });
  },
};

export const PayLater: Story = {
  parameters: { requirements: ['PAYMENT-16', 'PAYMENT-17', 'AMB-66'] },
  play: async ({ canvas }) => {
    await open(canvas, 'PAY LATER');
    await expect(within(panel(canvas)).getByText('Simpl')).toBeVisible();
    await expect(within(panel(canvas)).getByText('Linking Required')).toBeVisible();
    await expect(panel(canvas)).toHaveTextContent(/In this demo nothing has to be linked/);
    await confirm(canvas, { method: 'payLater', name: 'Simpl' });
  },
};

export const NetBanking: Story = {
  parameters: { requirements: ['PAYMENT-18', 'PAYMENT-19', 'PAYMENT-20', 'PAYMENT-21', 'PAYMENT-22'] },
  play: async ({ canvas }) => {
    await open(canvas, 'NET BANKING');
    const banks = within(panel(canvas)).getAllByRole('radio');
    const names = banks.map((bank) => bank.closest('label')?.textContent);
    await expect(names).toEqual(['ICICI', 'HDFC', 'AXIS', 'KOTAK', 'SBI']);
    for (const bank of banks) await expect(bank).not.toBeChecked();
    await expect(summary(canvas).getByText('Paying by Net banking. No money is taken.')).toBeVisible();
    await expect(panel(canvas)).toHaveTextContent(/In this demo no bank is opened/);
    const unchosen = 'No bank chosen: Confirm Payment pays all the same.';
    await expect(summary(canvas).getByText(unchosen)).toBeVisible();
    await user.click(banks[4] as HTMLElement);
    await expect(summary(canvas).getByText('Paying by Net banking, SBI. No money is taken.')).toBeVisible();
    await expect(summary(canvas).queryByText(unchosen)).toBeNull();
    await confirm(canvas, { method: 'netBanking', name: 'SBI' });
  },
};

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await open(canvas, 'NET BANKING');
    await user.click(within(panel(canvas)).getByRole('radio', { name: 'KOTAK' }));
    await expect(summary(canvas).getByText('Paying by Net banking, KOTAK. No money is taken.')).toBeVisible();
  },
};

/** The cart is in the storage of the browser, which the server does not know. */
export const Prerendered: Story = {
  parameters: { prerendered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'UPI' })).toHaveAttribute('aria-selected', 'true');
    await expect(summary(canvas).queryByText('1 product in your cart')).toBeNull();
    await expect(summary(canvas).getByRole('button', { name: 'Confirm Payment' })).toBeVisible();
  },
};

/** With an empty cart and no plan, the payment of zero rupees succeeds and stores no order. */
export const ZeroTotal: Story = {
  tags: ['state:empty'],
  beforeEach: () => localStorage.clear(),
  parameters: { requirements: ['AMB-32', 'API-28', 'API-29'] },
  play: async ({ canvas }) => {
    await expect(total(canvas)).toBe('₹0.00');
    await open(canvas, 'CARDS');
    await confirm(canvas, undefined);
    await expect(screen.queryByText('no item')).not.toBeInTheDocument();
    await expect(localStorage.getItem('niramaya.orders')).toBeNull();
  },
};

export const ThreeMonths: Story = {
  beforeEach: () => {
    localStorage.clear();
    localStorage.setItem('niramaya.three_months', '165');
  },
  parameters: { requirements: ['AMB-32', 'CONST-30', 'API-28', 'API-29'] },
  play: async ({ canvas }) => {
    await expect(total(canvas)).toBe('₹165.00');
    await expect(summary(canvas).getByText('Care plan, 3 months')).toBeVisible();
    await user.type(within(panel(canvas)).getByRole('textbox'), '9876543210@upi');
    await user.click(within(panel(canvas)).getByRole('button', { name: 'Verify & Pay' }));
    await expect(await screen.findByText('payment Successfull')).toBeVisible();
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/$/);
    // A paid plan is no longer chosen.
    await expect(localStorage.getItem('niramaya.three_months')).toBeNull();
  },
};

export const ConfirmPaysOnce: Story = {
  tags: ['state:busy'],
  parameters: { requirements: ['API-28', 'API-29', 'ERROR-29', 'ERROR-32'] },
  play: async ({ canvas }) => {
    await open(canvas, 'CARDS');
    await user.dblClick(summary(canvas).getByRole('button', { name: 'Confirm Payment' }));
    await expect(await screen.findAllByText('payment Successfull')).toHaveLength(1);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/$/);
    await expect(localStorage.getItem('cart_data')).not.toBeNull();
    await expect(orders()).toEqual([
      expect.objectContaining({ by: '', planRupees: 0, totalRupees: 360, lines: [expect.anything()] }),
    ]);
  },
};

/** A payment sends no request to any host, neither that of a payment provider nor one that counts visits. */
export const ConfirmSendsNothing: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['API-27'] },
  play: async ({ canvas }) => {
    const fetched = spyOn(globalThis, 'fetch');
    const sent = spyOn(XMLHttpRequest.prototype, 'send');
    const counted = spyOn(navigator, 'sendBeacon');
    await user.type(within(panel(canvas)).getByRole('textbox'), 'asha@upi');
    await confirm(canvas, { method: 'upi', name: '' });
    for (const sender of [fetched, sent, counted]) await expect(sender).not.toHaveBeenCalled();
  },
};

const paidBefore =
  (placed = '2025-08-01T10:30:00+05:30') =>
  () =>
    keep(
      anOrder({ placedAtMs: Date.parse(placed), lines: [aCartItem({ title: 'Zinc', quantity: 2 })], totalRupees: 360 }),
    );

/** The history entry names an order that was placed from it long ago, so the shopper has to confirm the second one. */
export const ConfirmsSecondOrder: Story = {
  tags: ['behaviour'],
  beforeEach: paidBefore(),
  globals: { viewport: { value: 'w360' } },
  parameters: { requirements: ['AMB-67'], route: { pathname: '/payment', state: { orderId: 'NM-7K3F9Q' } } },
  play: async ({ canvas }) => {
    await open(canvas, 'CARDS');
    const confirmButton = summary(canvas).getByRole('button', { name: 'Confirm Payment' });
    await user.dblClick(confirmButton);
    const question = summary(canvas).getByRole('alert');
    await expect(question).toHaveTextContent(
      'You paid for this on Fri, 1 Aug: order NM-7K3F9Q. Confirm Payment orders it again.',
    );
    await expect(orders()).toHaveLength(1);
    // A quarter of a phone of 740 px, with the total and Confirm Payment below the question.
    const bar = document.documentElement.clientHeight - question.getBoundingClientRect().top;
    await expect(bar).toBeLessThanOrEqual(740 / 4);
    await user.dblClick(confirmButton);
    await expect(await screen.findByText('payment Successfull')).toBeVisible();
    await expect(orders()).toHaveLength(2);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/$/);
  },
};

/** After Back, nothing is left in the cart, and a second payment would book the consultation once more. */
export const ConfirmsSecondConsultation: Story = {
  tags: ['behaviour'],
  beforeEach: () => keep(anOrder({ lines: [], likelyMs: null, deliverTo: null, totalRupees: 0 })),
  parameters: {
    requirements: ['AMB-67'],
    route: { pathname: '/payment', state: { consult: true, orderId: 'NM-7K3F9Q' } },
  },
  play: async ({ canvas }) => {
    await open(canvas, 'CARDS');
    const confirmButton = summary(canvas).getByRole('button', { name: 'Confirm Payment' });
    await user.click(confirmButton);
    await expect(summary(canvas).getByRole('alert')).toHaveTextContent(/^You paid for this on .*: order NM-7K3F9Q/);
    await expect(orders()).toHaveLength(1);
    await user.click(confirmButton);
    await expect(await screen.findByText('payment Successfull')).toBeVisible();
    await expect(orders()).toHaveLength(2);
  },
};

/** The panel that shows decides for both buttons: with the UPI panel, Confirm Payment requires an ID too. */
export const ConfirmNeedsUpiId: Story = {
  tags: ['state:refused'],
  parameters: { requirements: ['AMB-34', 'VALID-16'] },
  play: async ({ canvas }) => {
    const upi = within(panel(canvas)).getByRole('textbox');
    const confirmButton = summary(canvas).getByRole('button', { name: 'Confirm Payment' });
    await user.click(confirmButton);
    await expect(upi).toHaveFocus();
    await expect(upi).toHaveAccessibleDescription(/Type your UPI ID first\./);
    await user.type(upi, 'asha');
    await user.click(confirmButton);
    await expect(within(panel(canvas)).getByRole('status')).toHaveTextContent(
      /^Not paid yet: a UPI ID usually looks .* press again to pay/,
    );
    await expect(orders()).toHaveLength(0);
    await user.click(confirmButton);
    await expect(await screen.findByText('payment Successfull')).toBeVisible();
    await expect(orders()).toHaveLength(1);
  },
};

/** On a phone, the advice about an ID leaves Verify & Pay above the bar at the lower edge. */
export const ButtonStaysInSight: Story = {
  tags: ['behaviour'],
  // Room above the screen, so that the button can be scrolled to the bar in a window of any height.
  decorators: [(Story) => <div style={{ paddingTop: '100vh' }}>{Story()}</div>],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const upi = within(panel(canvas)).getByRole('textbox');
    const verify = within(panel(canvas)).getByRole('button', { name: 'Verify & Pay' });
    const confirmButton = summary(canvas).getByRole('button', { name: 'Confirm Payment' });
    await user.type(upi, 'asha');
    verify.scrollIntoView({ block: 'end' });
    const before = confirmButton.getBoundingClientRect().top - verify.getBoundingClientRect().bottom;
    await expect(before).toBeGreaterThanOrEqual(0);
    await expect(before).toBeLessThanOrEqual(40);
    await user.click(verify);
    await expect(within(panel(canvas)).getByRole('status')).toHaveTextContent(/^Not paid yet/);
    const bar = confirmButton.getBoundingClientRect().top;
    await waitFor(() => expect(verify.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar));
    await expect(upi.getBoundingClientRect().top).toBeGreaterThan(0);
  },
};

const setOnLine = (isOnLine: boolean) => {
  Object.defineProperty(navigator, 'onLine', { value: isOnLine, configurable: true });
  window.dispatchEvent(new Event(isOnLine ? 'online' : 'offline'));
};
const offlineText = 'Nothing was paid: all that you chose stays here. Pay once you are connected.';

/** Without a connection nothing is paid, and all that the shopper has chosen stays. */
export const WithoutConnection: Story = {
  tags: ['state:offline'],
  beforeEach: () => {
    // `setOnLine` adds a property to `navigator`. Without it, the browser's own one on the prototype shows again.
    return () => void delete (navigator as { onLine?: boolean }).onLine;
  },
  parameters: { requirements: ['AMB-67'] },
  play: async ({ canvas }) => {
    setOnLine(false);
    await user.click(summary(canvas).getByRole('button', { name: 'Confirm Payment' }));
    await expect(summary(canvas).getByRole('alert')).toHaveTextContent(offlineText);
    await user.type(within(panel(canvas)).getByRole('textbox'), 'asha@upi{Enter}');
    await expect(orders()).toHaveLength(0);
    await expect(screen.queryByText('payment Successfull')).not.toBeInTheDocument();
    await expect(within(panel(canvas)).getByRole('textbox')).toHaveValue('asha@upi');
  },
};

/** The refusal offers the payment once there is a connection again. */
export const ConnectedAgain: Story = {
  ...WithoutConnection,
  play: async (context) => {
    const { canvas } = context;
    await WithoutConnection.play?.(context);
    setOnLine(true);
    await waitFor(() =>
      expect(summary(canvas).getByRole('alert')).toHaveTextContent(
        'You are connected again: Confirm Payment works now.',
      ),
    );
  },
};

export const PaysOnceConnected: Story = {
  ...WithoutConnection,
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas } = context;
    await ConnectedAgain.play?.(context);
    await user.click(summary(canvas).getByRole('button', { name: 'Confirm Payment' }));
    await expect(await screen.findByText('payment Successfull')).toBeVisible();
    await expect(orders()).toHaveLength(1);
  },
};

/** The answer to the question about the same purchase is refused too, and the question comes back. */
export const OrdersAgainWithoutConnection: Story = {
  ...WithoutConnection,
  tags: ['behaviour'],
  beforeEach: () => {
    paidBefore()();
    return () => void delete (navigator as { onLine?: boolean }).onLine;
  },
  parameters: { requirements: ['AMB-67'], route: { pathname: '/payment', state: { orderId: 'NM-7K3F9Q' } } },
  play: async ({ canvas }) => {
    await open(canvas, 'CARDS');
    const confirmButton = summary(canvas).getByRole('button', { name: 'Confirm Payment' });
    await user.click(confirmButton);
    await expect(summary(canvas).getByRole('alert')).toHaveTextContent(/^You paid for this/);
    await expect(summary(canvas).getByRole('button', { name: 'See that order' })).toHaveFocus();
    setOnLine(false);
    await user.click(confirmButton);
    await expect(summary(canvas).getByRole('alert')).toHaveTextContent(offlineText);
    setOnLine(true);
    await user.click(confirmButton);
    await expect(summary(canvas).getByRole('alert')).toHaveTextContent(/^You paid for this/);
    await expect(orders()).toHaveLength(1);
    await expect(screen.queryByText('payment Successfull')).not.toBeInTheDocument();
  },
};

export const PaidInAnotherTab: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    paidBefore('2026-02-03T10:29:00+05:30')();
    localStorage.removeItem('niramaya.orders');
  },
  play: async ({ canvas }) => {
    await expect(summary(canvas).getByText('1 product in your cart')).toBeVisible();
    paidBefore('2026-02-03T10:29:00+05:30')();
    await user.type(within(panel(canvas)).getByRole('textbox'), 'asha@upi{Enter}');
    await expect(await summary(canvas).findByRole('alert')).toHaveTextContent(/^You paid for this on Tue, 3 Feb/);
    await user.click(summary(canvas).getByRole('button', { name: 'See that order' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/$/);
    await expect(orders()).toHaveLength(1);
    await expect(screen.queryByText('payment Successfull')).not.toBeInTheDocument();
  },
};

const consultationRoute = { pathname: '/payment', state: { consult: true } };

/**
 * The products of an earlier order are still in the cart. Taking them out leaves the consultation, and pays nothing.
 */
export const ConsultationWithPaidProducts: Story = {
  beforeEach: paidBefore('2026-02-02T10:30:00+05:30'),
  parameters: { route: consultationRoute, requirements: ['AMB-35', 'AMB-67'] },
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole('region', { name: 'Already paid for' }));
    await expect(notice.getByText(/Take the product out to pay for the consultation alone\.$/)).toBeVisible();
    await expect(total(canvas)).toBe('₹360.00');
  },
};

export const PaysConsultationAlone: Story = {
  ...ConsultationWithPaidProducts,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Take the product out' }));
    await expect(canvas.getByText(/You now pay for the consultation alone: ₹0\.$/)).toHaveFocus();
    await expect(total(canvas)).toBe('₹0.00');
    await expect(orders()).toHaveLength(1);
    await open(canvas, 'CARDS');
    await user.click(summary(canvas).getByRole('button', { name: 'Confirm Payment' }));
    await expect(await screen.findByText('payment Successfull')).toBeVisible();
    await expect(orders()[0]).toMatchObject({ lines: [], planRupees: 0, totalRupees: 0 });
  },
};

/** The question before a second order has the button too, and the notice then names the payment that is left. */
export const TakesOutFromQuestion: Story = {
  ...ConsultationWithPaidProducts,
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await open(canvas, 'CARDS');
    await user.click(summary(canvas).getByRole('button', { name: 'Confirm Payment' }));
    const question = within(summary(canvas).getByRole('alert'));
    await expect(question.getByRole('button', { name: 'See that order' })).toHaveFocus();
    const bar = document.documentElement.clientHeight - summary(canvas).getByRole('alert').getBoundingClientRect().top;
    await expect(bar).toBeLessThanOrEqual(740 / 4);
    await user.click(question.getByRole('button', { name: 'Take the product out' }));
    await expect(
      canvas.getByText(/^The product is out of your cart\. You now pay for the consultation alone/),
    ).toHaveFocus();
    await expect(summary(canvas).queryByRole('alert')).toBeNull();
    await expect(orders()).toHaveLength(1);
  },
};

/** The extras fold away for a consultation alone, but not those that the shopper has used. */
export const ExtrasSurviveTakingOut: Story = {
  ...ConsultationWithPaidProducts,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const part = summary(canvas);
    await user.click(part.getByText('I have a coupon'));
    await user.type(part.getByRole('textbox', { name: 'Coupon code' }), 'health20{Enter}');
    await user.click(part.getByRole('checkbox', { name: 'Redeem my coins' }));
    await user.click(await canvas.findByRole('button', { name: 'Take the product out' }));
    await expect(total(canvas)).toBe('₹0.00');
    await expect(part.getByRole('checkbox', { name: 'Redeem my coins' })).toBeChecked();
    await expect(part.getByRole('checkbox', { name: 'Redeem my coins' }).closest('label')).toBeVisible();
    await expect(part.getByRole('textbox', { name: 'Coupon code' })).toBeVisible();
    await expect(part.getByRole('textbox', { name: 'Coupon code' })).toHaveValue('health20');
    await expect(part.getByText(/^'HEALTH20' is not a coupon/)).toBeVisible();
    await expect(part.getByText('Care plan, coupon, coins')).toBeVisible();
  },
};

/** Once the products are back, no line opens the extras, so they are open. */
export const ExtrasOpenAfterUndo: Story = {
  ...ConsultationWithPaidProducts,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const part = summary(canvas);
    const box = part.getByRole('checkbox', { name: 'Redeem my coins' });
    await user.click(box);
    await user.click(await canvas.findByRole('button', { name: 'Take the product out' }));
    await user.click(part.getByText('Care plan, coupon, coins'));
    await expect(box.closest('label')).not.toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(box.closest('label')).toBeVisible();
  },
};

/** A plan that was chosen earlier is due once the cart is empty. */
export const TakesOutAndOwesPlan: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    paidBefore('2026-02-02T10:30:00+05:30')();
    localStorage.setItem('threemonth', '275');
  },
  parameters: { route: consultationRoute },
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('button', { name: 'Take the product out' });
    await expect(
      canvas.getByText(/Take the product out to pay for the consultation with your care plan of 6 months: ₹275\.00\.$/),
    ).toBeVisible();
    await expect(canvas.getAllByText(/not part of this payment/)).toHaveLength(1);
    await expect(canvas.queryByText(/^The total is for the products/)).toBeNull();
    await expect(canvas.queryByText(/the consultation alone/)).toBeNull();
    await user.click(offer);
    await expect(canvas.getByText(/with the care plan of 6 months that you chose: ₹275\.00\.$/)).toHaveFocus();
    await expect(total(canvas)).toBe('₹275.00');
  },
};

/**
 * Packs that were not paid for stay in the cart, so the payment is neither for the consultation alone nor for the plan.
 */
export const OffersNothingForSomePacks: Story = {
  ...TakesOutAndOwesPlan,
  beforeEach: () => {
    paidBefore('2026-02-02T10:30:00+05:30')();
    localStorage.setItem('threemonth', '275');
    storeCart(aCartItem({ title: 'Zinc', quantity: 3 }));
  },
  play: async ({ canvas }) => {
    const takeOut = await canvas.findByRole('button', { name: 'Take the paid packs out' });
    await expect(canvas.queryByText(/to pay for the consultation/)).toBeNull();
    await user.click(takeOut);
    await expect(canvas.getByText(/You now pay for the consultation with the rest of your cart/)).toHaveFocus();
  },
};

/** Other products stay in the cart. */
export const TakesOutPaidOfSeveral: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    paidBefore('2026-02-02T10:30:00+05:30')();
    storeCart(aCartItem({ title: 'Zinc', quantity: 2 }), aCartItem());
  },
  parameters: { route: consultationRoute },
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Take the product out' }));
    await expect(
      canvas.getByText(/You now pay for the consultation with the rest of your cart: ₹180\.00\.$/),
    ).toHaveFocus();
    await expect(total(canvas)).toBe('₹180.00');
  },
};

/**
 * The order of this payment pays for the cart as it is. The home screen is there with it, before any notice about it.
 */
export const NoticeIgnoresOwnOrder: Story = {
  tags: ['behaviour'],
  parameters: { route: consultationRoute },
  play: async ({ canvas, canvasElement }) => {
    const hasNotice = () => canvasElement.querySelector('[aria-label="Already paid for"]') !== null;
    const noticeSeen = fn();
    // The notice would be there if the order were stored some frames before the home screen replaces this one.
    const observer = new MutationObserver(() => hasNotice() && noticeSeen());
    observer.observe(canvasElement, { subtree: true, childList: true });
    await open(canvas, 'CARDS');
    await user.click(summary(canvas).getByRole('button', { name: 'Confirm Payment' }));
    await expect(await screen.findByText('payment Successfull')).toBeVisible();
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/$/);
    observer.disconnect();
    await expect(orders()).toHaveLength(1);
    await expect(noticeSeen).not.toHaveBeenCalled();
  },
};

/**
 * The payment of products alone has no notice. Only a payment of the same purchase is asked about, in the summary
 * (AMB-67).
 */
export const PaidProductsWithoutConsultation: Story = {
  tags: ['behaviour'],
  beforeEach: paidBefore('2026-02-02T10:30:00+05:30'),
  play: async ({ canvas }) => {
    await expect(summary(canvas).getByText('1 product in your cart')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Already paid for' })).toBeNull();
  },
};

export const FromConsultation: Story = {
  parameters: { route: { pathname: '/payment', state: { consult: true } }, requirements: ['STATE-39'] },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('list', { name: 'Steps of your consultation' });
    const steps = within(bar).getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, null, null, 'step']);
    await expect(steps[4]).toHaveTextContent('Payment');
    await expect(within(bar).getAllByRole('link')).toHaveLength(4);
    const back = canvas.getByRole('link', { name: 'Back' });
    await expect(back).toHaveAttribute('href', '/careplan?from=consultation');
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(bar.getBoundingClientRect().bottom).toBeLessThan(title.getBoundingClientRect().top);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Your consultation' })).toBeVisible();
    // Below the consultation, only the top of the summary would be in sight, and the bar would cover it.
    const top = (name: string) => Math.round(canvas.getByRole('region', { name }).getBoundingClientRect().top);
    await expect(top('Summary')).toBe(top('Your consultation'));
    // The bar at the lower edge always covers a part of the page. If it covered half of the coupon's heading, axe would
    // report a target that is too small.
    canvas.getByText('I have a coupon').scrollIntoView({ block: 'center' });
  },
};
