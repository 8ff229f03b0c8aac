import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TotalsBox } from './TotalsBox';

const meta = {
  component: TotalsBox,
  parameters: { alsoAt: 'w768' },
  args: {
    subtotal: 540.5,
    shipping: 0,
    total: 540.5,
    words: {
      title: 'Price details',
      subtotal: 'Subtotal',
      shipping: 'Shipping',
      total: 'Total',
      note: 'Inclusive of all taxes',
    },
  },
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

export const Empty: Story = { args: { subtotal: 0, total: 0 } };

export const LongContent: Story = { args: { subtotal: 123456789.5, total: 123456789.5 } };
