import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TotalsBox } from './TotalsBox';

/**
 * ### Use
 *
 * - Next to the cart and the payment: the total and its components.
 *
 * ### Avoid
 *
 * - The price of one item: `Price`.
 * - An unknown total: `Skeleton`, never ₹0.00.
 *
 * **Text:** Amounts keep their paise: _₹1,849.50_. The contract fixes the name of the total.
 */
const meta = {
  id: 'ui-totalsbox',
  title: 'Patterns/Cart/TotalsBox',
  tags: ['autodocs'],
  component: TotalsBox,
  args: { subtotal: 540.5, shipping: 0, total: 540.5 },
} satisfies Meta<typeof TotalsBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['CART-09', 'CART-10', 'CART-11', 'CONST-19', 'CONST-02'] },
  play: async ({ canvasElement }) => {
    const figures = [...canvasElement.querySelectorAll('dl > div')].map((row) => row.textContent);
    await expect(figures).toEqual(['Subtotal₹540.50', 'Shipping₹0.00', 'Total₹540.50']);
  },
};

export const LongContent: Story = { args: { subtotal: 123456789.5, total: 123456789.5 } };
