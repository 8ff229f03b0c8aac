import { aCartItem, aProduct, storeCart } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { MedicineCard } from './MedicineCard';

/**
 * ### Use
 *
 * - In the product listing, inside a `ProductGrid`, which aligns a row.
 *
 * ### Avoid
 *
 * - A product on the home screen: `ProductTile`. A card without the cart, the storage and the texts of this shop:
 *   `ProductCard` of `@niramaya/ui`, on which this card is built.
 */
const meta = {
  id: 'feature-medicines-medicinecard',
  title: 'Patterns/Medicines/MedicineCard',
  tags: ['autodocs'],
  component: MedicineCard,
  args: { product: aProduct(), eager: true },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: innerWidth < 481 ? undefined : 232 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MedicineCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['CATALOGUE-07', 'CONST-49', 'CONST-50'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/pictures/1.svg');
    await expect(canvas.getByRole('heading', { name: 'Calmag D3 500 mg Tablet, Strip of 15' })).toBeVisible();
    await expect(canvas.getByText('Vitamins')).toBeVisible();
    await expect(canvas.getByText('4.0')).toBeVisible();
    await expect(canvas.getByText('₹180.00')).toBeVisible();
    await expect(canvas.getByText('₹200.00')).toBeVisible();
    await expect(canvas.getByText('10% off')).toBeVisible();
    await expect(canvas.getByText('₹12.00 each · You save ₹20.00')).toBeVisible();
  },
};

export const InCart: Story = { beforeEach: () => storeCart(aCartItem()) };

export const AtMrp: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { product: aProduct({ discount: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹13.33 each')).toBeVisible();
    await expect(canvas.getByText('Sold at MRP')).toBeVisible();
    await expect(canvas.queryByText(/off$/)).toBeNull();
  },
};

/** One kilogram is an amount to compare. One piece is not: its price is the price of the pack. */
export const UnitPriceOfOneKilogram: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { product: aProduct({ title: 'Whevana Whey Powder, Jar of 1 kg', price: 2849, discount: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₹2,849.00 per kg')).toBeVisible();
  },
};

export const UnitPriceOfOnePiece: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { product: aProduct({ title: 'Whevana Shaker, Pack of 1', price: 399, discount: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/each/)).toBeNull();
  },
};

export const ByMrp: Story = {
  tags: ['behaviour', '!autodocs'],
  args: { isByMrp: true },
  play: async ({ canvas }) => {
    const sizeOf = (text: string) => getComputedStyle(canvas.getByText(text)).fontSize;
    await expect(sizeOf('₹200.00')).toBe(sizeOf('₹180.00'));
  },
};

export const LinkStoresProduct: Story = {
  tags: ['behaviour', '!autodocs'],
  parameters: { inShop: true, requirements: ['CATALOGUE-08', 'STORAGE-06', 'STORAGE-07', 'STORAGE-09'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Calmag D3 500 mg Tablet, Strip of 15' });
    await expect(link).toHaveAttribute('href', '/medicinesdetails?id=1');
    const middleClick = new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 });
    link.dispatchEvent(middleClick);
    await expect(middleClick.defaultPrevented).toBe(false);
    const stored: unknown = JSON.parse(localStorage.getItem('medicine_details') ?? 'null');
    await expect(stored).toMatchObject({ title: 'Calmag D3 500 mg Tablet, Strip of 15', image: '/pictures/1.svg' });
    await userEvent.click(link);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicinesdetails$/);
  },
};
