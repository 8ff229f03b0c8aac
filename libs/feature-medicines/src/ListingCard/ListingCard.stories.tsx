import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCartItem, aLongProduct, aProduct } from '@niramaya/fixtures';
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

export const Default: Story = {};

/** Puts a product into the cart. */
const hold = ({ title }: { title: string }) =>
  localStorage.setItem('cart_data', JSON.stringify([aCartItem({ title })]));

export const InCart: Story = { beforeEach: () => hold(aProduct()) };

export const LongContent: Story = { args: { product: aLongProduct() }, beforeEach: () => hold(aLongProduct()) };
