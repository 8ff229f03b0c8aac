import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLongProduct } from '@niramaya/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import { CartRow } from './CartRow';

/**
 * ### Use
 *
 * - One product in the cart.
 *
 * ### Avoid
 *
 * - A product that is not in the cart: use `ProductCard` or `ProductLine`. A line of a paid order: use `Receipt`.
 *
 * **Accessibility:** Each control names the product: _Remove Paracip 650_.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | moves to minus, to plus, then to the button that removes the row |
 * | Enter, Space | changes the quantity by one, or removes the row |
 */
const meta = {
  id: 'ui-cartrow',
  title: 'Display/CartRow',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: CartRow,
  args: {
    title: 'Calmag D3 500 mg Tablet, Strip of 15',
    image: '/api/pictures/1.svg',
    amountRupees: 180,
    mrpRupees: 200,
    quantity: 2,
    total: '₹360.00 in all',
    onIncrease: fn(),
    onDecrease: fn(),
    onRemove: fn(),
    labels: {
      price: { now: 'Price', mrp: 'MRP' },
      each: '₹180.00 each',
      quantity: {
        group: 'Quantity of Calmag D3',
        decrease: 'Decrease quantity of Calmag D3',
        increase: 'Increase quantity of Calmag D3',
        value: 'Qty',
      },
      remove: 'Remove',
      removeLabel: 'Remove Calmag D3',
    },
  },
} satisfies Meta<typeof CartRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('src', '/api/pictures/1.svg');
    await expect(picture?.getBoundingClientRect()).toMatchObject({ width: 112, height: 112 });
    await expect(canvas.getByRole('heading', { name: 'Calmag D3 500 mg Tablet, Strip of 15', level: 2 })).toBeVisible();
    await expect(canvas.getByText('₹180.00')).toBeVisible();
    await expect(canvas.getByText('₹360.00 in all').parentElement).toHaveTextContent(/^₹360.00 in all ?₹180.00 each$/);
    await expect(canvas.getByRole('status')).toHaveTextContent('Qty 2');
    await expect(canvas.getByRole('button', { name: 'Remove Calmag D3' })).toHaveTextContent('Remove');
  },
};

export const EachControlCallsItsListener: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Calmag D3' }));
    await expect(args.onIncrease).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease quantity of Calmag D3' }));
    await expect(args.onDecrease).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Calmag D3' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** One pack has one price, so the word for the price of one is left out. */
export const One: Story = {
  args: { quantity: 1, total: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹180.00')).toBeVisible();
    await expect(canvas.queryByText('₹180.00 each')).toBeNull();
  },
};

export const LargeQuantity: Story = {
  args: {
    quantity: 51,
    total: '₹9,180.00 in all',
    warning: 'More than 50 packs is a large quantity. Check that it is right.',
  },
  play: async ({ canvas }) => {
    const warning = canvas.getByText('More than 50 packs is a large quantity. Check that it is right.');
    await expect(warning.closest('[aria-live=polite]')).toBeVisible();
  },
};

/** The limit of each order: plus does nothing, and the notice names the limit. */
export const AtMaximum: Story = {
  args: { quantity: 5, max: 5, total: '₹900.00 in all', notice: <p>At most 5 packs in one order.</p> },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Calmag D3' }));
    await expect(args.onIncrease).not.toHaveBeenCalled();
  },
};

/** The quantity is unavailable, and the row can still be removed. */
export const SoldOut: Story = {
  args: { disabled: true, notice: <p>This product is sold out. Remove it to go on.</p> },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Calmag D3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease quantity of Calmag D3' }));
    await expect(args.onIncrease).not.toHaveBeenCalled();
    await expect(args.onDecrease).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Calmag D3' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const WithoutDiscount: Story = { args: { mrpRupees: 180 } };

export const LongContent: Story = {
  args: {
    title: aLongProduct().title,
    amountRupees: 98765.2,
    mrpRupees: 123456.5,
    quantity: 1200,
    total: '₹11,85,18,240.00 in all',
    warning: 'More than 50 packs is a large quantity. Check that it is right.',
  },
};

export const WithNotice: Story = { args: { notice: <p>The price is ₹190.00 now.</p> } };

export const Mobile: Story = { globals: { viewport: { value: 'w360' } } };
