import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCartItem, aLongProduct, aProduct } from '@niramaya/fixtures';
import { expect } from 'storybook/test';
import { ListingCard } from './ListingCard';

const meta = {
  id: 'feature-medicines-listingcard',
  title: 'Patterns/Medicines/ListingCard',
  component: ListingCard,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <h2>Products</h2>
        <Story />
      </div>
    ),
  ],
  args: { product: aProduct(), eager: true },
  parameters: { inShop: true },
} satisfies Meta<typeof ListingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10% off')).toBeVisible();
    await expect(canvas.getByText(/You save ₹20/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Add Calmag D3 500 mg Tablet/ })).toBeVisible();
  },
};

export const AtMrp: Story = {
  args: { product: aProduct({ discount: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold at MRP')).toBeVisible();
    await expect(canvas.queryByText(/% off/)).not.toBeInTheDocument();
  },
};

/** Puts a product into the cart. */
const hold = ({ title }: { title: string }) =>
  localStorage.setItem('cart_data', JSON.stringify([aCartItem({ title })]));

export const InCart: Story = { beforeEach: () => hold(aProduct()) };

export const LongContent: Story = { args: { product: aLongProduct() }, beforeEach: () => hold(aLongProduct()) };
