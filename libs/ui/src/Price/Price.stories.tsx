import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Lines } from '../stories';
import { Price } from './Price';

/**
 * ### Use
 *
 * - Every price: `lg` once per screen, `md` in cards, `sm` in rows.
 *
 * ### Avoid
 *
 * - A total of several prices: use `Amount`. An amount in a sentence: use `useMoney`.
 */
const meta = {
  id: 'ui-price',
  title: 'Display/Price',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: Price,
  args: { amountRupees: 180, labels: { now: 'Price', mrp: 'MRP' } },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The price is not reduced, and so it is shown alone. */
export const Default: Story = {
  args: { mrpRupees: 180 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^Price ₹180.00$/);
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
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('deletion')[0]).toHaveTextContent('₹2,100.00');
    await expect(canvas.getAllByText('12% off')).toHaveLength(3);
  },
};

/**
 * In a list that is sorted by the maximum retail price, both amounts have the same size, and the price is bolder. A
 * line through the amount that decides the order would look as if it did not count.
 */
export const StrongMrp: Story = {
  args: { amountRupees: 1849.5, mrpRupees: 2100, discountText: '12% off', strongMrp: true },
  play: async ({ canvas }) => {
    const sizeOf = (text: string) => getComputedStyle(canvas.getByText(text)).fontSize;
    await expect(sizeOf('₹2,100.00')).toBe(sizeOf('₹1,849.50'));
    await expect(getComputedStyle(canvas.getByText('₹2,100.00')).fontWeight).toBe('400');
    await expect(canvas.queryByRole('deletion')).toBeNull();
  },
};

export const LongContent: Story = {
  args: { amountRupees: 1234567.89, mrpRupees: 2345678.9, discountText: '47% off with the care plan', size: 'lg' },
  globals: { viewport: { value: 'w360' } },
};
