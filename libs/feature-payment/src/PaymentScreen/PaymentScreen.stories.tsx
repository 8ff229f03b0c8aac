import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Order } from '@niramaya/contract';
import { aCartItem } from '@niramaya/fixtures';
import { Toaster } from '@niramaya/ui';
import { expect, screen, userEvent as user, within } from 'storybook/test';
import { useLocation } from 'react-router-dom';
import { PaymentScreen } from './PaymentScreen';

const withCart = () => {
  localStorage.setItem('cart_data', JSON.stringify([aCartItem({ price: 200, discountedPrice: 180, quantity: 2 })]));
};

/** Says where the shopper is, since a story has no address bar. */
const Address = () => <output data-testid="address">{useLocation().pathname}</output>;

const meta = {
  id: 'feature-payment-paymentscreen',
  title: 'Screens/PaymentScreen',
  component: PaymentScreen,
  beforeEach: withCart,
  decorators: [
    (Story) => (
      <>
        <main>
          <Story />
        </main>
        <Address />
        <Toaster label="Messages" closeLabel="Close this message" />
      </>
    ),
  ],
  parameters: { layout: 'fullscreen', route: '/payment' },
} satisfies Meta<typeof PaymentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const open = (canvas: Canvas, tab: string) => user.click(canvas.getByRole('tab', { name: tab }));
const panel = (canvas: Canvas) => canvas.getByRole('tabpanel');
const summary = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Summary' }));
const labels = (canvas: Canvas) =>
  [...canvas.getByRole('region', { name: 'Summary' }).querySelectorAll('dl dt')].map((label) => label.textContent);
const figures = (canvas: Canvas) =>
  [...canvas.getByRole('region', { name: 'Summary' }).querySelectorAll('dl dd')].map((figure) => figure.textContent);

export const Default: Story = {
  parameters: { requirements: ['PAYMENT-01', 'PAYMENT-02', 'PAYMENT-03', 'PAYMENT-05', 'PAYMENT-06'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'UPI',
      'WALLETS',
      'CARDS',
      'PAY LATER',
      'NET BANKING',
    ]);
    await expect(canvas.getByRole('tab', { name: 'UPI' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.queryByRole('list', { name: 'Steps of your consultation' })).not.toBeInTheDocument();
    const upi = within(panel(canvas));
    await expect(upi.getByRole('textbox')).toHaveAttribute('placeholder', '9876543210@upi');
    await expect(upi.getByText('name/phone number@bankname')).toBeVisible();
  },
};

export const Wallets: Story = {
  parameters: { requirements: ['PAYMENT-08', 'PAYMENT-09', 'PAYMENT-10', 'PAYMENT-11', 'PAYMENT-12'] },
  play: async ({ canvas }) => {
    await open(canvas, 'WALLETS');
    const wallets = within(panel(canvas)).getAllByRole('listitem');
    await expect(wallets.map((wallet) => wallet.querySelector('p')?.textContent)).toEqual([
      'Paytm',
      'Mobikwik/ZIP',
      'Freecharge',
      'PhonePe',
      'Amazon Pay',
    ]);
  },
};

export const LinkingAWalletSendsNothing: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['PAYMENT-13', 'PAYMENT-14'] },
  play: async ({ canvas }) => {
    await open(canvas, 'WALLETS');
    const buttons = within(panel(canvas)).getAllByText('LINK WALLET');
    await expect(buttons).toHaveLength(5);
    await user.click(buttons[3] as HTMLElement);
    await expect(within(panel(canvas)).getByRole('status')).toHaveTextContent(
      'PhonePe is noted for your receipt. Nothing was linked, and nothing was sent.',
    );
  },
};

export const WalletOffers: Story = {
  parameters: { requirements: ['CONST-58', 'CONST-59', 'CONST-60', 'CONST-61'] },
  play: async ({ canvas }) => {
    await open(canvas, 'WALLETS');
    const wallets = within(panel(canvas)).getAllByRole('listitem');
    await expect(wallets[0]).toHaveTextContent(
      'Cashback up to ₹400 on orders of ₹799 or more. Valid to 28 Feb 2023.This offer has ended',
    );
    await expect(wallets[1]).toHaveTextContent(
      'Cashback up to ₹500 on orders of ₹999 or more. Valid to 28 Feb 2023.This offer has ended',
    );
  },
};

export const Cards: Story = {
  parameters: { requirements: ['PAYMENT-15'] },
  play: async ({ canvas }) => {
    await open(canvas, 'CARDS');
    await expect(panel(canvas)).toHaveTextContent('You need no card number in this demo.');
    await expect(within(panel(canvas)).queryByRole('textbox')).not.toBeInTheDocument();
    await expect(within(panel(canvas)).queryByRole('button')).not.toBeInTheDocument();
  },
};

export const PayLater: Story = {
  parameters: { requirements: ['PAYMENT-16', 'PAYMENT-17'] },
  play: async ({ canvas }) => {
    await open(canvas, 'PAY LATER');
    await expect(within(panel(canvas)).getByText('Simpl')).toBeVisible();
    await expect(within(panel(canvas)).getByText('Linking Required')).toBeVisible();
  },
};

export const NetBanking: Story = {
  parameters: { requirements: ['PAYMENT-18', 'PAYMENT-19', 'PAYMENT-20', 'PAYMENT-21', 'PAYMENT-22'] },
  play: async ({ canvas }) => {
    await open(canvas, 'NET BANKING');
    const banks = within(panel(canvas)).getAllByRole('radio');
    await expect(banks.map((bank) => bank.closest('label')?.textContent)).toEqual([
      'ICICI',
      'HDFC',
      'AXIS',
      'KOTAK',
      'SBI',
    ]);
    await expect(banks[0]).toBeChecked();
    await user.click(banks[4] as HTMLElement);
    await expect(banks[4]).toBeChecked();
    await expect(summary(canvas).getByText('Paying by Net banking, SBI. No money is taken.')).toBeVisible();
  },
};

export const OnePanelAtATimeByKeyboard: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['STATE-43'] },
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'UPI' }).focus();
    for (const name of ['WALLETS', 'CARDS', 'PAY LATER', 'NET BANKING', 'UPI']) {
      await user.keyboard('{ArrowDown}');
      const tab = canvas.getByRole('tab', { name });
      await expect(tab).toHaveFocus();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
      await expect(panel(canvas)).toHaveAttribute('aria-labelledby', tab.id);
    }
  },
};

export const Summary: Story = {
  parameters: { requirements: ['PAYMENT-26', 'PAYMENT-28', 'PAYMENT-29', 'PAYMENT-30', 'PAYMENT-31'] },
  play: async ({ canvas }) => {
    await expect(labels(canvas)).toEqual(['Price discount', 'GST', 'Total price']);
    await expect(figures(canvas)).toEqual(['₹350', '₹350', '₹360.00']);
    await expect(summary(canvas).getByText('Coins balance')).toBeVisible();
    await expect(summary(canvas).getByText('17.00')).toBeVisible();
    await expect(summary(canvas).getByRole('button', { name: 'Confirm Payment' })).toBeVisible();
  },
};

export const ExtrasChangeNothing: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['PAYMENT-23', 'PAYMENT-24', 'PAYMENT-25', 'PAYMENT-27'] },
  play: async ({ canvas }) => {
    const plan = summary(canvas).getByRole('checkbox', { name: /care plan/ });
    const redeem = summary(canvas).getByRole('checkbox', { name: /Redeem/ });
    await expect(plan).not.toBeChecked();
    await expect(redeem).not.toBeChecked();
    await user.click(plan);
    await user.click(redeem);
    await user.click(summary(canvas).getByText('I have a coupon'));
    await user.type(summary(canvas).getByRole('textbox', { name: 'Coupon code' }), 'health20');
    await user.click(summary(canvas).getByRole('button', { name: 'Apply' }));
    await expect(summary(canvas).getByRole('status')).toHaveTextContent(
      "'HEALTH20' is not a coupon of this demonstration. The total stays as it is.",
    );
    await expect(figures(canvas)).toEqual(['₹350', '₹350', '₹360.00']);
  },
};

export const FixedFigures: Story = {
  parameters: { requirements: ['CONST-54', 'CONST-55', 'CONST-56', 'CONST-57'] },
  beforeEach: () => {
    localStorage.clear();
    localStorage.setItem('threemonth', '275');
  },
  play: async ({ canvas }) => {
    await expect(figures(canvas)).toEqual(['₹350', '₹350', '₹275.00']);
    await expect(summary(canvas).getByText('17.00')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => localStorage.clear(),
  parameters: { requirements: ['PAYMENT-30'] },
  play: async ({ canvas }) => {
    await expect(figures(canvas)).toEqual(['₹350', '₹350', '₹0.00']);
    await expect(summary(canvas).getByText('Nothing chosen, nothing to pay')).toBeVisible();
  },
};

/** Nothing chosen at all, and the payment ends well; there is no order to keep of it. */
export const NothingIsPaidWell: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.clear(),
  parameters: { requirements: ['AMB-32', 'API-28', 'API-29'] },
  play: async ({ canvas }) => {
    await user.click(summary(canvas).getByRole('button', { name: 'Confirm Payment' }));
    await expect(await screen.findByText('payment Successfull')).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/$/);
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
    await expect(figures(canvas)).toEqual(['₹350', '₹350', '₹165.00']);
    await expect(summary(canvas).getByText('Care plan, 3 months')).toBeVisible();
    await user.type(within(panel(canvas)).getByRole('textbox'), '9876543210@upi');
    await user.click(within(panel(canvas)).getByRole('button', { name: 'Verify & Pay' }));
    await expect(await screen.findByText('payment Successfull')).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/$/);
  },
};

export const UpiIdIsRequired: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['PAYMENT-04', 'PAYMENT-07', 'VALID-16'] },
  play: async ({ canvas }) => {
    const upi = within(panel(canvas));
    await user.click(upi.getByRole('button', { name: 'Verify & Pay' }));
    await expect(upi.getByText('Type your UPI ID first.')).toBeVisible();
    await expect(upi.getByRole('textbox')).toBeRequired();
    await expect(screen.queryByText('payment Successfull')).not.toBeInTheDocument();
    await expect(canvas.getByTestId('address')).toHaveTextContent('/payment');
  },
};

export const OddUpiIdIsAdvisedAndAccepted: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['VALID-16', 'API-29'] },
  play: async ({ canvas }) => {
    const upi = within(panel(canvas));
    await user.type(upi.getByRole('textbox'), 'me@gmail.com');
    await user.tab();
    await expect(upi.getByRole('status')).toHaveTextContent(
      'A UPI ID usually looks like name@bankname. Check it, or go on if it is right.',
    );
    await user.click(upi.getByRole('button', { name: 'Verify & Pay' }));
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/$/);
  },
};

export const ConfirmPaysOnce: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['API-28', 'API-29', 'ERROR-29', 'ERROR-32'] },
  play: async ({ canvas }) => {
    await user.dblClick(summary(canvas).getByRole('button', { name: 'Confirm Payment' }));
    await expect(await screen.findAllByText('payment Successfull')).toHaveLength(1);
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/$/);
    await expect(localStorage.getItem('cart_data')).not.toBeNull();
    const kept = JSON.parse(localStorage.getItem('niramaya.orders') ?? '{}') as { items: unknown[] };
    await expect(kept.items).toEqual([
      expect.objectContaining({ by: '', planRupees: 0, totalRupees: 360, lines: [expect.anything()] }),
    ]);
  },
};

const orders = () => {
  const kept = JSON.parse(localStorage.getItem('niramaya.orders') ?? '{"items":[]}') as { items: Order[] };
  return kept.items;
};

const payBy = (tab: string, noted: Order['paidBy'], button?: string): Story => ({
  parameters: { requirements: ['AMB-66', 'API-28'] },
  play: async ({ canvas }) => {
    await open(canvas, tab);
    if (button) await user.click(within(panel(canvas)).getByRole('button', { name: button }));
    await user.click(summary(canvas).getByRole('button', { name: 'Confirm Payment' }));
    await expect(await screen.findByText('payment Successfull')).toBeVisible();
    await expect(orders()[0]?.paidBy).toEqual(noted);
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/$/);
  },
});

export const PaysByWallet: Story = {
  tags: ['behaviour'],
  ...payBy('WALLETS', { method: 'wallets', name: 'PhonePe' }, 'LINK WALLET PhonePe'),
};
export const PaysByWalletUnnamed: Story = { tags: ['behaviour'], ...payBy('WALLETS', { method: 'wallets', name: '' }) };
export const PaysByCard: Story = { tags: ['behaviour'], ...payBy('CARDS', { method: 'cards', name: '' }) };
export const PaysLater: Story = { tags: ['behaviour'], ...payBy('PAY LATER', { method: 'payLater', name: 'Simpl' }) };
export const PaysByFirstBank: Story = {
  tags: ['behaviour'],
  ...payBy('NET BANKING', { method: 'netBanking', name: 'ICICI' }),
};

/** A cart with this product, and an order of two packs of zinc, placed at this time. */
const paidBefore =
  (title: string, placed = '2025-08-01T10:30:00+05:30') =>
  () => {
    const line = aCartItem({ title, quantity: 2 });
    localStorage.setItem('cart_data', JSON.stringify([line]));
    const order = {
      id: 'NM-7K3F9Q',
      placedAtMs: Date.parse(placed),
      by: '',
      planRupees: 0,
      planMonths: 6,
      totalRupees: 360,
      lines: [{ ...line, title: 'Zinc' }],
    };
    localStorage.setItem('niramaya.orders', JSON.stringify({ v: 1, items: [order] }));
  };

/** As Back leads to it: the entry has the order that was placed from it, however old. */
export const AsksBeforeOrderingTwice: Story = {
  tags: ['behaviour'],
  beforeEach: paidBefore('Zinc'),
  parameters: { route: { pathname: '/payment', state: { orderId: 'NM-7K3F9Q' } } },
  play: async ({ canvas }) => {
    await user.click(summary(canvas).getByRole('button', { name: 'Confirm Payment' }));
    await expect(summary(canvas).getByRole('alert')).toHaveTextContent(
      'You paid for this on Fri, 1 Aug: order NM-7K3F9Q. Do you want to order it again?',
    );
    await expect(summary(canvas).getByRole('button', { name: 'No, show the order' })).toHaveFocus();
    await expect(orders()).toHaveLength(1);
    await user.click(summary(canvas).getByRole('button', { name: 'Yes, order it again' }));
    await expect(await screen.findByText('payment Successfull')).toBeVisible();
    await expect(orders()).toHaveLength(2);
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/$/);
  },
};

/** Another tab, or an earlier visit with the same cart, has paid: the entry has no order, and the order is recent. */
export const PaidInAnotherTab: Story = {
  beforeEach: paidBefore('Zinc', '2026-02-01T20:30:00+05:30'),
  play: async ({ canvas }) => {
    const confirm = summary(canvas).getByRole('button', { name: 'Confirm Payment' });
    await user.click(confirm);
    await expect(summary(canvas).getByRole('alert')).toHaveTextContent(
      'You paid for this on Sun, 1 Feb: order NM-7K3F9Q. Do you want to order it again?',
    );
    await expect(summary(canvas).getByRole('button', { name: 'No, show the order' })).toHaveFocus();
    await user.dblClick(confirm);
    await expect(orders()).toHaveLength(1);
  },
};

export const PaidInAnotherTabMobile: Story = { ...PaidInAnotherTab, globals: { viewport: { value: 'w360' } } };

/** The other tab pays while this one stands at the payment. */
export const PaidInAnotherTabMeanwhile: Story = {
  tags: ['behaviour'],
  beforeEach: () => {
    paidBefore('Zinc', '2026-02-03T10:29:00+05:30')();
    localStorage.removeItem('niramaya.orders');
  },
  play: async ({ canvas }) => {
    await expect(summary(canvas).getByText('1 product in your cart')).toBeVisible();
    paidBefore('Zinc', '2026-02-03T10:29:00+05:30')();
    await user.type(within(panel(canvas)).getByRole('textbox'), 'asha@upi{Enter}');
    await expect(await summary(canvas).findByRole('alert')).toHaveTextContent(/^You paid for this on Tue, 3 Feb/);
    await expect(orders()).toHaveLength(1);
  },
};

/** The same products a week later are a new order, and nothing is asked. */
export const AWeekLaterIsPaidAtOnce: Story = {
  tags: ['behaviour'],
  beforeEach: paidBefore('Zinc', '2026-01-27T10:30:00+05:30'),
  play: async ({ canvas }) => {
    await user.click(summary(canvas).getByRole('button', { name: 'Confirm Payment' }));
    await expect(await screen.findByText('payment Successfull')).toBeVisible();
    await expect(orders()).toHaveLength(2);
  },
};

export const NoOrdersNothing: Story = {
  beforeEach: paidBefore('Zinc'),
  parameters: { route: { pathname: '/payment', state: { orderId: 'NM-7K3F9Q' } } },
  play: async ({ canvas }) => {
    await user.type(within(panel(canvas)).getByRole('textbox'), 'asha@upi{Enter}');
    await user.click(await summary(canvas).findByRole('button', { name: 'No, show the order' }));
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^\/$/);
    await expect(orders()).toHaveLength(1);
    await expect(screen.queryByText('payment Successfull')).not.toBeInTheDocument();
  },
};

/** Something else is in the cart by now: nothing is ordered twice, and nothing is asked. */
export const AnotherCartIsPaidAtOnce: Story = {
  tags: ['behaviour'],
  beforeEach: paidBefore('Iron', '2026-02-03T10:29:00+05:30'),
  parameters: { route: { pathname: '/payment', state: { orderId: 'NM-7K3F9Q' } } },
  play: async ({ canvas }) => {
    await user.click(summary(canvas).getByRole('button', { name: 'Confirm Payment' }));
    await expect(await screen.findByText('payment Successfull')).toBeVisible();
    await expect(orders()).toHaveLength(2);
  },
};

/** As the consultation leads to it: its last step. */
export const FromTheConsultation: Story = {
  parameters: { route: { pathname: '/payment', state: { consult: true } }, requirements: ['STATE-39'] },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('list', { name: 'Steps of your consultation' });
    const steps = within(bar).getAllByRole('listitem');
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, null, null, 'step']);
    await expect(steps[4]).toHaveTextContent('Payment');
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(bar.getBoundingClientRect().bottom).toBeLessThan(title.getBoundingClientRect().top);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Your consultation' })).toBeVisible();
  },
};

export const LongContent: Story = {
  beforeEach: () => {
    localStorage.setItem(
      'cart_data',
      JSON.stringify([aCartItem({ price: 9999999.5, discountedPrice: 9999999.5, quantity: 99 })]),
    );
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'w360' } } };
