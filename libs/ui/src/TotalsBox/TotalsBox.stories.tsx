import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { inBox } from '../stories';
import { TotalsBox } from './TotalsBox';

/**
 * ### Use
 *
 * - Next to the cart and the payment: the total and its components.
 *
 * ### Avoid
 *
 * - The price of one product: use `Price`. A paid order: use `Receipt`.
 * - An unknown total: use `Skeleton`, never ₹0.00.
 *
 * **Text:** Amounts keep their paise: _₹1,849.50_.
 */
const meta = {
  id: 'ui-totalsbox',
  title: 'Display/TotalsBox',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: TotalsBox,
  args: {
    title: 'Price details',
    sums: [
      { name: 'Subtotal', rupees: 540.5 },
      { name: 'Shipping', rupees: 0 },
      { name: 'Total', rupees: 540.5 },
    ],
    note: 'Inclusive of all taxes',
  },
} satisfies Meta<typeof TotalsBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Price details' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Price details', level: 2 })).toBeVisible();
    const figures = [...canvasElement.querySelectorAll('dl > div')].map((row) => row.textContent);
    await expect(figures).toEqual(['Subtotal₹540.50', 'Shipping₹0.00', 'Total₹540.50']);
    const [subtotal, , total] = canvas.getAllByRole('definition');
    const sizeOf = (figure: HTMLElement | undefined) => Number.parseFloat(getComputedStyle(figure!).fontSize);
    await expect(sizeOf(total)).toBeGreaterThan(sizeOf(subtotal));
    await expect(canvasElement.querySelectorAll('p')).toHaveLength(1);
  },
};

/** Another shop has other sums, a saving, and content of its own below them. */
export const WithSaving: Story = {
  args: {
    sums: [
      { name: 'Medicines', rupees: 1849.5 },
      { name: 'Coupon', rupees: -100 },
      { name: 'Packing', rupees: 12 },
      { name: 'Delivery', rupees: 49 },
      { name: 'To pay', rupees: 1810.5 },
    ],
    saving: 'You save ₹250.50',
    children: <Button variant="ghost">Check today’s prices</Button>,
  },
  decorators: [inBox({ maxWidth: 400 })],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You save ₹250.50')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check today’s prices' })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    sums: [
      { name: 'Subtotal', rupees: 123456789.5 },
      { name: 'Shipping', rupees: 0 },
      { name: 'Total', rupees: 123456789.5 },
    ],
  },
};
