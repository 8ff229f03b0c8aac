import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Lines } from '../stories/Matrix';
import { Price } from './Price';

/**
 * ### Use
 *
 * - For every price.
 * - `lg` for the main price of a screen, `md` in cards, `sm` in rows.
 *
 * ### Avoid
 *
 * - A total of several prices: `Amount`. An amount in a sentence: `useMoney`.
 *
 * **Accessibility:** Screen readers get `labels.now` and `labels.mrp` before the amounts: _Price_, _MRP_.
 */
const meta = {
  id: 'ui-price',
  title: 'Display/Price',
  tags: ['autodocs'],
  component: Price,
  args: { amountRupees: 180, labels: { now: 'Price', mrp: 'MRP' } },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A price that is not reduced. */
export const Default: Story = {
  args: { mrpRupees: 180 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Price ₹180.00$/);
  },
};

export const OnSale: Story = {
  args: { amountRupees: 220, mrpRupees: 250, discountText: '12% off' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Price ₹220.00MRP ₹250.0012% off');
    await expect(canvasElement.querySelector('del')).toHaveTextContent('₹250.00');
  },
};

export const Variants: Story = {
  render: (args) => (
    <Lines>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Price key={size} {...args} size={size} amountRupees={1849.5} mrpRupees={2100} discountText="12% off" />
      ))}
    </Lines>
  ),
};

export const LongContent: Story = {
  args: { amountRupees: 1234567.89, mrpRupees: 2345678.9, discountText: '47% off with the care plan', size: 'lg' },
  globals: { viewport: { value: 'w360' } },
};
