import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCartItem, aLongCartItem, anOrder, underMedia } from '@niramaya/fixtures';
import { expect } from 'storybook/test';
import { Receipt } from './Receipt';

/**
 * ### Use
 *
 * - For a paid order, on screen and on paper.
 *
 * ### Avoid
 *
 * - Before the payment: `TotalsBox`. It is not a tax invoice.
 *
 * **Text:** Amounts keep their paise: _₹1,849.50_. A demonstration is named as one.
 */
const meta = {
  id: 'ui-receipt',
  title: 'Patterns/Account/Receipt',
  tags: ['autodocs'],
  component: Receipt,
  args: {
    order: anOrder(),
    facts: [{ name: 'Paid by', value: 'Net banking, HDFC' }],
  },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'ProductAmount',
      'Calmag D3 500 mg Tablet, Strip of 152 × ₹180.00₹360.00',
      'Neemila Face Wash, Tube of 100 ml1 × ₹134.55₹134.55',
      'Total paid₹494.55',
    ]);
    await expect(canvas.getByText('You saved ₹54.95 on the MRP.')).toBeVisible();
    await expect(canvas.getByText(/not a tax invoice/)).toBeVisible();
  },
};

export const CarePlan: Story = { args: { order: anOrder({ lines: [], planRupees: 275, totalRupees: 275 }) } };

/** The receipt prints black on white in the dark theme too. */
export const Printed: Story = {
  tags: ['!autodocs'],
  beforeEach: () => underMedia('print'),
  play: async ({ canvas }) => {
    const black = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'];
    const notice = getComputedStyle(canvas.getByText(/^This is not a tax invoice/));
    await expect([notice.color, notice.backgroundColor, notice.borderTopColor]).toEqual([...black, black[0]]);
    for (const words of [canvas.getByText('Paid by'), canvas.getByRole('columnheader', { name: 'Product' })])
      await expect(getComputedStyle(words).color).toBe(black[0]);
  },
};

export const LongContent: Story = {
  args: {
    order: anOrder({ lines: [aLongCartItem(), aCartItem({ title: 'A', quantity: 9999 })], totalRupees: 7725912 }),
  },
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
