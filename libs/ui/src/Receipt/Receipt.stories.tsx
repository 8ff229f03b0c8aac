import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLongCartItem, underMedia } from '@niramaya/fixtures';
import { expect } from 'storybook/test';
import { Receipt } from './Receipt';

/**
 * ### Use
 *
 * - A paid order, on the screen and on paper.
 *
 * ### Avoid
 *
 * - Before the payment: use `TotalsBox`. A product in the cart: use `CartRow`.
 *
 * **Text:** Amounts keep their paise: _₹1,849.50_. A demonstration is named as one.
 */
const meta = {
  id: 'ui-receipt',
  title: 'Display/Receipt',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: Receipt,
  args: {
    title: 'Demo receipt',
    notice: 'This is not a tax invoice. Niramaya is a demonstration shop: nothing was sold and no money was taken.',
    facts: [
      { name: 'Order', value: 'NM-7K3F9Q', translate: 'no' },
      { name: 'Placed on', value: '2 February 2026 at 12:00 pm' },
      { name: 'Paid by', value: 'Net banking, HDFC' },
    ],
    lines: [
      { title: 'Calmag D3 500 mg Tablet, Strip of 15', detail: '2 × ₹180.00', amountRupees: 360 },
      { title: 'Neemila Face Wash, Tube of 100 ml', detail: '1 × ₹134.55', amountRupees: 134.55 },
    ],
    totalRupees: 494.55,
    saving: 'You saved ₹54.95 on the MRP.',
    labels: { product: 'Product', amount: 'Amount', total: 'Total paid' },
  },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Demo receipt', level: 3 })).toBeVisible();
    await expect(canvas.getByText(/not a tax invoice/)).toBeVisible();
    const facts = canvas.getAllByRole('definition');
    await expect(facts.map((fact) => fact.textContent)).toEqual([
      'NM-7K3F9Q',
      '2 February 2026 at 12:00 pm',
      'Net banking, HDFC',
    ]);
    await expect(facts[0]).toHaveAttribute('translate', 'no');
    await expect(canvas.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'ProductAmount',
      'Calmag D3 500 mg Tablet, Strip of 152 × ₹180.00₹360.00',
      'Neemila Face Wash, Tube of 100 ml1 × ₹134.55₹134.55',
      'Total paid₹494.55',
    ]);
    await expect(canvas.getByText('You saved ₹54.95 on the MRP.')).toBeVisible();
  },
};

/** The receipt has a line without a detail, and no saving. */
export const CarePlan: Story = {
  args: {
    facts: [
      { name: 'Order', value: 'NM-7K3F9Q', translate: 'no' },
      { name: 'Placed on', value: '2 February 2026 at 12:00 pm' },
      { name: 'Paid by', value: 'Net banking, HDFC' },
    ],
    lines: [{ title: 'Care plan, 6 months', amountRupees: 275 }],
    totalRupees: 275,
    saving: undefined,
  },
};

/** In the dark theme, too, the receipt prints black on white. */
export const Printed: Story = {
  tags: ['!autodocs'],
  globals: { theme: 'dark' },
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
    lines: [
      { title: aLongCartItem().title, detail: '120 × ₹49,382.60', amountRupees: 5925912 },
      { title: 'A', detail: '9999 × ₹180.00', amountRupees: 1799820 },
    ],
    totalRupees: 7725912,
    saving: 'You saved ₹90,88,848.00 on the MRP.',
  },
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  },
};
