import { aCartItem, aLongProduct, fillSilently } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as user } from 'storybook/test';
import { PaymentSummary } from './PaymentSummary';

const meta = {
  id: 'feature-payment-paymentsummary',
  title: 'Patterns/Payment/PaymentSummary',
  component: PaymentSummary,
  args: {
    items: [aCartItem(), aCartItem({ title: 'Zinc', quantity: 3, discountedPrice: 70.5 })],
    planMonths: null,
    total: 415.5,
    method: 'UPI',
    onConfirm: fn(),
  },
} satisfies Meta<typeof PaymentSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('2 products in your cart')).toBeVisible();
    const lines = canvas.getAllByRole('listitem').map((line) => line.textContent);
    await expect(lines).toEqual(['1 ×Calmag D3 500 mg Tablet, Strip of 15₹180.00', '3 ×Zinc₹211.50']);
    await expect(canvas.getByText('Paying by UPI. No money is taken.')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Confirm Payment' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const One: Story = {
  args: { items: [aCartItem()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 product in your cart')).toBeVisible();
  },
};

export const CarePlan: Story = {
  args: { items: [], planMonths: 6, total: 275 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Care plan, 6 months')).toBeVisible();
  },
};

export const ShortCarePlan: Story = {
  args: { items: [], planMonths: 3, total: 165 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Care plan, 3 months')).toBeVisible();
    await expect(canvas.getByText('₹165.00', { selector: 'dd > span' })).toBeVisible();
  },
};

/** There is nothing to pay for, and the shopper clicks Confirm Payment. The click still calls `onConfirm`. */
export const Empty: Story = {
  args: { items: [], total: 0 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Nothing chosen, nothing to pay')).toBeVisible();
    await expect(canvas.getByText('₹0.00', { selector: 'dd > span' })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Confirm Payment' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
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

export const Mobile: Story = { globals: { viewport: { value: 'w360' } } };

export const CouponFilledWithoutEvents: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await user.click(canvas.getByText('I have a coupon'));
    fillSilently(canvas.getByRole('textbox', { name: 'Coupon code' }), '\u200ehealth20 ');
    await user.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^'HEALTH20' is not a coupon of this demonstration/);
  },
};
