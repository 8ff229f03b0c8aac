import { products } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MedicineCard } from '../MedicineCard/MedicineCard';
import { ProductGrid, ProductGridSkeleton } from './ProductGrid';

const cards = (count: number) => products(count).map((product) => <MedicineCard key={product.id} product={product} />);

const closing = (
  <div style={{ height: '100%', border: '1px dashed', borderRadius: 16, padding: 16 }}>Two cards wide</div>
);

/**
 * ### Use
 *
 * - For a page of products from the server.
 * - `ProductGridSkeleton` while it loads; `closing` fills the last row.
 *
 * ### Avoid
 *
 * - A row to browse: `Carousel`. No product: `EmptyState`.
 */
const meta = {
  id: 'ui-productgrid',
  title: 'Patterns/Medicines/ProductGrid',
  tags: ['autodocs'],
  component: ProductGrid,
  args: { label: 'Products', children: cards(10), closing },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { onlyAt: 'w1280', requirements: ['CATALOGUE-06'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Products' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
  },
};

export const One: Story = { args: { children: cards(1), closing: undefined } };

export const Loading: Story = { render: () => <ProductGridSkeleton count={10} closing={closing} /> };

export const Mobile: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'w360' } } };

export const Tablet: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'w768' } } };
