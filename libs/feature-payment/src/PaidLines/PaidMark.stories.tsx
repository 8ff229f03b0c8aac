import { aCartItem, anOrder, cartData, seedOrders, storeCart } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as user } from 'storybook/test';
import { PaidMark } from './PaidMark';

const zinc = aCartItem({ title: 'Zinc', quantity: 2 });
const tea = aCartItem({ title: 'Tea' });

const meta = {
  id: 'feature-payment-paidmark',
  title: 'Patterns/Payment/PaidMark',
  component: PaidMark,
  args: { title: 'Zinc', onTakeOutLine: fn() },
  beforeEach: () => {
    seedOrders(anOrder({ lines: [zinc] }))();
    storeCart(zinc, tea);
  },
} satisfies Meta<typeof PaidMark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The cart removes the line, and offers Undo. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Paid on Mon, 2 Feb, order NM-7K3F9Q')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Take it out: Zinc' }));
    await expect(args.onTakeOutLine).toHaveBeenCalledTimes(1);
  },
};

/** The packs that were not paid for stay, without the mark. */
export const SomePacks: Story = {
  beforeEach: () => storeCart({ ...zinc, quantity: 3 }, tea),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid on Mon, 2 Feb, order NM-7K3F9Q (2 paid for)')).toBeVisible();
  },
};

export const TakesPacksOut: Story = {
  ...SomePacks,
  play: async ({ args, canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Take the paid packs out: Zinc' }));
    await expect(cartData()).toEqual([{ ...zinc, quantity: 1 }, tea]);
    await expect(canvas.getByText('The paid packs are out of your cart.')).toHaveFocus();
    await expect(args.onTakeOutLine).not.toHaveBeenCalled();
  },
};

export const PutsPacksBack: Story = {
  ...SomePacks,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const mark = canvas.getByText('Paid on Mon, 2 Feb, order NM-7K3F9Q (2 paid for)');
    const { offsetHeight } = mark.parentElement!;
    await user.click(canvas.getByRole('button', { name: 'Take the paid packs out: Zinc' }));
    await expect(canvas.getByText('The paid packs are out of your cart.').parentElement).toHaveProperty(
      'offsetHeight',
      offsetHeight,
    );
    await user.click(canvas.getByRole('button', { name: 'Undo: Zinc' }));
    await expect(cartData()).toEqual([{ ...zinc, quantity: 3 }, tea]);
    await expect(canvas.getByText('Paid on Mon, 2 Feb, order NM-7K3F9Q (2 paid for)')).toHaveFocus();
  },
};

export const NotPaid: Story = {
  tags: ['behaviour'],
  args: { title: 'Tea' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};
