import { aCartItem, anOrder, cartData, seedOrders, storeCart } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent as user } from 'storybook/test';
import { useState } from 'react';
import { PaidPart } from '../PaidPart/PaidPart';
import { PaidLinesNotice, usePaidLinesNotice } from './PaidLines';

const zinc = aCartItem({ title: 'Zinc', quantity: 2 });
const iron = aCartItem({ title: 'Iron' });
const tea = aCartItem({ title: 'Tea' });
const store =
  (orders: Parameters<typeof seedOrders>, ...cart: unknown[]) =>
  () => {
    seedOrders(...orders)();
    storeCart(...cart);
  };

/** The notice with a state of its own. */
function Notice(props: Omit<Parameters<typeof PaidLinesNotice>[0], 'lines'>) {
  return <PaidLinesNotice {...props} lines={usePaidLinesNotice()} />;
}

const meta = {
  id: 'feature-payment-paidlines',
  title: 'Patterns/Payment/PaidLines',
  component: Notice,
  beforeEach: store([anOrder({ lines: [zinc, iron] })], zinc, { ...iron, quantity: 3 }, tea),
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A line with more packs than were paid for names the paid ones, and a product that is not paid for is no part of it.
 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Already paid for' })).toBeVisible();
    await expect(
      canvas.getByText('2 products in your cart are already paid for: order NM-7K3F9Q of Mon, 2 Feb.'),
    ).toBeVisible();
    const lines = canvas.getAllByRole('listitem').map((line) => line.textContent);
    await expect(lines).toEqual(['2 × Zinc', '3 × Iron (1 paid for)']);
    await expect(canvas.getByText('Paying for the cart orders the products again.')).toBeVisible();
  },
};

/** The second click of a double click does not undo the first. The packs that were not paid for stay in the cart. */
export const TakenOut: Story = {
  args: { outcome: 'You now pay ₹540.00.' },
  play: async ({ canvas }) => {
    await user.dblClick(canvas.getByRole('button', { name: 'Take the paid packs out' }));
    await expect(cartData()).toEqual([{ ...iron, quantity: 2 }, tea]);
    await expect(canvas.getByText('The paid packs are out of your cart. You now pay ₹540.00.')).toBeVisible();
  },
};

/** The part about paid products of a screen that lists the whole cart. The list of this story has the marks alone. */
function PartWithMarks() {
  const [marks, setMarks] = useState<ReadonlyMap<string, string>>(new Map());
  return (
    <>
      <ul>
        {[...marks].map(([title, mark]) => (
          <li key={title}>{`${title}: ${mark}`}</li>
        ))}
      </ul>
      <PaidPart
        afterTakeOut={(rupees) => (rupees === null ? 'Nothing is left.' : `Then ${rupees} rupees are left.`)}
        onMarks={setMarks}
      />
    </>
  );
}

/** The packs that are not paid for stay: two of Iron and one of Tea. */
export const PartOfCart: Story = {
  tags: ['behaviour'],
  render: () => <PartWithMarks />,
  play: async ({ canvas }) => {
    const marks = () => canvas.queryAllByRole('listitem').map((row) => row.textContent);
    await expect(marks()).toEqual(['Zinc: Already paid on Mon, 2 Feb', 'Iron: 1 paid on Mon, 2 Feb']);
    await expect(
      canvas.getByText('You have already paid for 2 products. Pay Now would order them again.'),
    ).toBeVisible();
    await expect(canvas.getByText('Then 540 rupees are left.')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Take the paid packs out' }));
    await expect(canvas.getByText('The paid packs are out of your cart.')).toHaveFocus();
    await expect(marks()).toEqual([]);
    await user.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText(/^You have already paid for 2 products/)).toHaveFocus();
  },
};

export const WholeCart: Story = {
  ...PartOfCart,
  beforeEach: store([anOrder({ lines: [zinc] })], zinc),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have already paid for this cart. Pay Now would order it again.')).toBeVisible();
    await expect(canvas.getByText('Nothing is left.')).toBeVisible();
  },
};

export const OneOfCart: Story = {
  ...PartOfCart,
  beforeEach: store([anOrder({ lines: [zinc] })], zinc, tea),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have already paid for 1 product. Pay Now would order it again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take the paid product out' })).toBeVisible();
  },
};

export const TakesOutThenUndoes: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas } = context;
    await user.click(canvas.getByRole('button', { name: 'Take the paid packs out' }));
    await expect(canvas.getByText('The paid packs are out of your cart.')).toHaveFocus();
    await user.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(cartData()).toEqual([zinc, { ...iron, quantity: 3 }, tea]);
    await expect(canvas.getByText(/^2 products in your cart are already paid for/)).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Take the paid packs out' })).toBeVisible();
  },
};

export const OneProduct: Story = {
  tags: ['behaviour'],
  beforeEach: store([anOrder({ lines: [zinc] })], zinc),
  args: { offer: (count) => `The offer for ${count}.` },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('1 product in your cart is already paid for: order NM-7K3F9Q of Mon, 2 Feb.'),
    ).toBeVisible();
    await expect(canvas.getByText('Paying for the cart orders the product again. The offer for 1.')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Take the product out' }));
    await expect(canvas.getByText('The product is out of your cart.')).toHaveFocus();
  },
};

/** The products were paid for in two orders, and the list has three of the five. */
export const TwoOrders: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  beforeEach: () => {
    const lines = ['A', 'B', 'C', 'D'].map((title) => aCartItem({ title }));
    store([anOrder({ id: 'NM-NEWER2', lines }), anOrder({ lines: [zinc] })], ...lines, zinc)();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/order NM-NEWER2 of Mon, 2 Feb, order NM-7K3F9Q of Mon, 2 Feb\./)).toBeVisible();
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('and 2 more');
    await user.click(canvas.getByRole('button', { name: 'Take the products out' }));
    await expect(canvas.getByText('The products are out of your cart.')).toBeVisible();
  },
};

export const NothingPaid: Story = {
  tags: ['behaviour'],
  beforeEach: store([anOrder({ lines: [iron] })], zinc),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};
