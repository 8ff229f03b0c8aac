import { aCartItem, aLongProduct, fillSilently } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as user, within } from 'storybook/test';
import { PaymentSummary } from './PaymentSummary';

const meta = {
  id: 'feature-payment-paymentsummary',
  title: 'Patterns/Payment/PaymentSummary',
  component: PaymentSummary,
  args: {
    items: [aCartItem(), aCartItem({ title: 'Zinc', quantity: 3, discountedPrice: 70.5 })],
    planMonths: null,
    consultation: { kind: 'none' },
    total: 415.5,
    method: 'UPI',
    onExamples: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof PaymentSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

const figures = (root: HTMLElement) => [...root.querySelectorAll('dl > div')].map((row) => row.textContent);

export const Default: Story = {
  parameters: { requirements: ['PAYMENT-26', 'PAYMENT-28', 'PAYMENT-29', 'PAYMENT-30', 'PAYMENT-31'] },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText('2 products in your cart')).toBeVisible();
    const lines = canvas.getAllByRole('listitem').map((line) => line.textContent);
    await expect(lines).toEqual(['1 ×Calmag D3 500 mg Tablet, Strip of 15₹180.00', '3 ×Zinc₹211.50']);
    await expect(figures(canvasElement)).toEqual(['Price discount₹350', 'GST₹350', 'Total price₹415.50']);
    await expect(canvas.getByText('Coins balance').parentElement).toHaveTextContent('17.00');
    await expect(canvas.getByText('Paying by UPI. No money is taken.')).toBeVisible();
    await expect(canvas.getByText('2 products ₹415.50 + delivery ₹0.00 = ₹415.50')).toBeVisible();
    const examples = within(canvas.getByRole('group', { name: 'Examples, not counted' }));
    await expect(examples.getByText('They change nothing: you pay ₹415.50, taxes included.')).toBeVisible();
    for (const name of ['Add the care plan for members', 'I have a coupon', 'Coins balance', 'Price discount', 'GST'])
      await expect(examples.getByText(name)).toBeVisible();
    await expect(examples.queryByText('Total price')).toBeNull();
    await user.click(canvas.getByRole('button', { name: 'Confirm Payment' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** Confirm Payment is right below the total, without the extras between them. */
export const ButtonBelowTotal: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, canvasElement }) => {
    const total = [...canvasElement.querySelectorAll('dl > div')].at(-1)!.getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Confirm Payment' }).getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(total.bottom);
    await expect(button.top - total.bottom).toBeLessThanOrEqual(64);
    // The bar, which is always in sight, has the total too.
    await expect(canvas.getAllByText('Total price').at(-1)).toBeVisible();
  },
};

/**
 * The coupon is filled without an event, as by a browser's form filler, and has an invisible mark and a space in it.
 */
export const ExtrasKeepTotal: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['PAYMENT-23', 'PAYMENT-24', 'PAYMENT-25', 'PAYMENT-27'] },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByText('An example: this box adds no plan. A 3-month plan costs ₹165.')).toBeVisible();
    for (const extra of canvas.getAllByRole('checkbox')) {
      await expect(extra).not.toBeChecked();
      await user.click(extra);
      await expect(extra).toBeChecked();
    }
    await expect(canvas.getByRole('checkbox', { name: /care plan/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Redeem/ })).toBeChecked();
    await expect(
      canvas.getByText('An example: this box adds no plan. A 3-month plan costs ₹165. Nothing was added.'),
    ).toBeVisible();
    await expect(canvas.getByText('An example: nothing is taken off.')).toBeVisible();
    await user.click(canvas.getByRole('checkbox', { name: /care plan/ }));
    await expect(args.onExamples).toHaveBeenLastCalledWith(true);
    await user.click(canvas.getByRole('checkbox', { name: /Redeem/ }));
    await expect(args.onExamples).toHaveBeenLastCalledWith(false);
    await user.click(canvas.getByText('I have a coupon'));
    fillSilently(canvas.getByRole('textbox', { name: 'Coupon code' }), '\u200ehealth20 ');
    await user.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "'HEALTH20' is not a coupon of this demonstration. The total stays as it is.",
    );
    await expect(figures(canvasElement)[2]).toBe('Total price₹415.50');
  },
};

export const CarePlan: Story = {
  args: { items: [], planMonths: 6, total: 275 },
  parameters: { requirements: ['CONST-55', 'CONST-56', 'CONST-57'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Care plan, 6 months').parentElement).toHaveTextContent('Care plan, 6 months₹275.00');
    await expect(figures(canvasElement)).toEqual(['Price discount₹350', 'GST₹350', 'Total price₹275.00']);
    await expect(canvas.getByText('Coins balance').parentElement).toHaveTextContent('17.00');
  },
};

/** The cart is charged and the chosen plan is not (CONST-54), which the summary says. */
export const PlanBesideCart: Story = {
  tags: ['behaviour'],
  args: { planMonths: 6 },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText(/^The care plan of 6 months, which you chose, is not part of this payment\./),
    ).toBeVisible();
    await expect(figures(canvasElement)[2]).toBe('Total price₹415.50');
  },
};

const home = { name: 'Asha Rao', address: '12, MG Road, Bengaluru', pinCode: '560001', phone: '9876543210' };

export const Delivery: Story = {
  tags: ['behaviour'],
  beforeEach: () => localStorage.setItem('niramaya.delivery', JSON.stringify({ ...home, of: '' })),
  play: async ({ canvas }) => {
    const to = 'Deliver to: Asha Rao, 12, MG Road, Bengaluru 560001, phone 9876543210.';
    await expect(await canvas.findByText(to)).toBeVisible();
    await expect(canvas.getByText(/^Arrives .* an estimate\.$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change address' })).toHaveAttribute('aria-haspopup', 'dialog');
  },
};

export const WithoutAddress: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'No delivery address yet. You can pay without one in this demonstration; a real order needs it.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add address' })).toHaveAttribute('aria-haspopup', 'dialog');
  },
};

/** The consultation is first, and a sentence names what the total is for. */
export const Consultation: Story = {
  tags: ['behaviour'],
  args: { consultation: { kind: 'booked', patient: 'Kabir Rao' } },
  play: async ({ canvas }) => {
    const title = canvas.getByText('Doctor consultation for Kabir Rao');
    await expect(title.parentElement).toHaveTextContent(/^Doctor consultation for Kabir Rao₹0\.00$/);
    const contents = canvas.getByText('2 products in your cart');
    await expect(title.compareDocumentPosition(contents)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getByText('The total is for your cart. The consultation itself costs nothing.')).toBeVisible();
    await expect(canvas.queryByText(/199 rupees/)).toBeNull();
  },
};

export const ConsultationAlone: Story = {
  tags: ['behaviour'],
  args: { items: [], total: 0, consultation: { kind: 'booked', patient: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Doctor consultation')).toBeVisible();
    await expect(canvas.getByText(/The total is 0 rupees\. Confirm Payment books the consultation\./)).toBeVisible();
    await expect(canvas.queryByText('Nothing chosen, nothing to pay')).toBeNull();
    const carePlan = canvas.getByText('Add the care plan for members');
    await expect(carePlan).not.toBeVisible();
    await user.click(canvas.getByText('Care plan, coupon, coins'));
    await expect(carePlan).toBeVisible();
  },
};

/** The prerendered page has the room of the folded extras for a consultation without a cart. */
export const RoomOfConsultationAlone: Story = {
  tags: ['behaviour'],
  args: { items: [], total: 0, consultation: { kind: 'unknown' } },
  beforeEach: () => {
    document.documentElement.dataset.steps = '';
    return () => void delete document.documentElement.dataset.steps;
  },
  play: async ({ canvas }) => {
    const carePlan = canvas.getByText('Add the care plan for members');
    await expect(carePlan).not.toBeVisible();
    document.documentElement.dataset.cart = '';
    await expect(carePlan).toBeVisible();
    delete document.documentElement.dataset.cart;
  },
};

export const ConsultationWithPlan: Story = {
  tags: ['behaviour'],
  args: { items: [], planMonths: 6, total: 275, consultation: { kind: 'booked', patient: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The total is for the care plan/)).toBeVisible();
    await expect(canvas.getByText('Care plan, 6 months').parentElement).toHaveTextContent('Care plan, 6 months₹275.00');
  },
};

/** A cart with a discount of 100% leaves the plan to be charged, so the summary lists both. */
export const FreeCartWithPlan: Story = {
  tags: ['behaviour'],
  args: {
    items: [aCartItem({ discountedPrice: 0 })],
    planMonths: 6,
    total: 275,
    consultation: { kind: 'booked', patient: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 product in your cart')).toBeVisible();
    await expect(canvas.getByText('Care plan, 6 months').parentElement).toHaveTextContent('Care plan, 6 months₹275.00');
    await expect(canvas.getByText(/The total is for the care plan/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { items: [], total: 0 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Nothing chosen, nothing to pay')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Choose products' })).toHaveAttribute('href', '/medicines');
    await expect(canvas.getByRole('link', { name: 'Choose a care plan' })).toHaveAttribute('href', '/careplan');
    await expect(figures(canvasElement)[2]).toBe('Total price₹0.00');
  },
};

/** The page was loaded with a cart, which the shopper has emptied since. */
export const EmptiedCart: Story = {
  tags: ['behaviour'],
  args: { items: [], total: 0 },
  beforeEach: () => {
    document.documentElement.dataset.cart = '';
    return () => {
      delete document.documentElement.dataset.cart;
    };
  },
  play: async ({ canvas }) => {
    const contents = canvas.getByText('Nothing chosen, nothing to pay');
    await expect(contents.parentElement?.querySelector('ul')).toHaveProperty('offsetHeight', 0);
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('button', { name: /Paying/ }), { pointerEventsCheck: 0 });
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const LongContent: Story = {
  args: {
    items: Array.from({ length: 1234 }, (_, at) =>
      aCartItem({ title: `${aLongProduct().title} ${at}`, quantity: 1200 }),
    ),
    total: 12345678.5,
  },
  play: async ({ canvas }) => {
    await user.click(canvas.getByText('I have a coupon'));
    await user.type(canvas.getByRole('textbox', { name: 'Coupon code' }), `${'W'.repeat(40)}{Enter}`);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^'W{40}' is not a coupon of this demonstration/);
  },
};
