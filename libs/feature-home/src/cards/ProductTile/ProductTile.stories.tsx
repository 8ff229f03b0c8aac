import { Grid, styled } from '@niramaya/ui/styled';
import { inBox } from '@niramaya/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pictureOf } from '../../content/card-fields';
import { ProductTile } from './ProductTile';

/**
 * ### Use
 *
 * - For a product in a `Carousel`. A `deliveryDay` of `null` reserves its space.
 *
 * ### Avoid
 *
 * - The listing: `ProductCard`. Lab tests: `CheckupCard` and `PathologyCard`.
 */
const meta = {
  id: 'ui-producttile',
  title: 'Patterns/Home/ProductTile',
  tags: ['autodocs'],
  component: ProductTile,
  args: {
    product: {
      img: pictureOf('Allium Cepa 30 CH'),
      name: 'Allium Cepa 30 CH',
      desc: 'Dilution, bottle of 30 ml',
      detail: '4.6',
      price: 108,
      O_price: 120,
      discount: '10% off',
    },
    deliveryDay: 'Wednesday, 4 February 2026',
  },
  decorators: [inBox({ width: 160 })],
} satisfies Meta<typeof ProductTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['HOME-46', 'HOME-47', 'HOME-49', 'HOME-50', 'HOME-51'] },
  play: async ({ canvas }) => {
    const heading = within(canvas.getByRole('heading', { name: 'Allium Cepa 30 CH' }));
    await expect(heading.getByRole('link')).toHaveAttribute('href', '/medicines?topic=Allium+Cepa+30+CH');
    await expect(canvas.getByText('Dilution, bottle of 30 ml')).toBeVisible();
    await expect(canvas.getByText('₹108.00')).toBeVisible();
    await expect(getComputedStyle(canvas.getByText('₹120.00')).textDecorationLine).toBe('line-through');
    await expect(canvas.getByText('10% off')).toBeVisible();
    const note = canvas.getByText('Not on sale yet. Example:');
    await expect(note).toBeVisible();
    // The day and the price are examples, so the note is read before both.
    await expect(note.nextElementSibling).toHaveTextContent('Delivery by Wednesday, 4 February 2026');
  },
};

export const DeliveryDayWithoutShift: Story = {
  tags: ['behaviour', '!autodocs'],
  render: (args) => (
    <Grid gap="4" alignItems="start">
      <styled.div data-testid="before" height="[min-content]">
        <ProductTile {...args} deliveryDay={null} />
      </styled.div>
      <styled.div data-testid="after" height="[min-content]">
        <ProductTile {...args} deliveryDay="Wednesday, September 30, 2026" />
      </styled.div>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const height = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height;
    await expect(height('before')).toBe(height('after'));
    await expect(canvas.getByTestId('after')).toHaveTextContent('Delivery by Wednesday, September 30, 2026');
  },
};

/** A new tab has no history state, so its address names the topic. A click in the same tab opens the plain address. */
export const OpensListing: Story = {
  tags: ['behaviour', '!autodocs'],
  parameters: { inShop: true, requirements: ['HOME-64'] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Allium Cepa 30 CH' });
    await expect(link).toHaveAttribute('href', '/medicines?topic=Allium+Cepa+30+CH');
    await userEvent.click(link);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines$/);
  },
};

export const Horizontal: Story = {
  decorators: [inBox({ width: 340 })],
  parameters: { requirements: ['HOME-45', 'HOME-62', 'HOME-72', 'HOME-76'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
    const mark = (text: RegExp | string) => canvas.getByText(text).parentElement!;
    await expect(mark('4.6')).toHaveTextContent('4.6 out of 5');
    await expect(mark('4.6').nextElementSibling).toBe(mark('ISO'));
    const apart = mark('4.6').getBoundingClientRect().top - mark('ISO').getBoundingClientRect().top;
    await expect(Math.abs(apart)).toBeLessThan(2);
    await expect(mark('Safe').querySelector('svg')).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    product: {
      ...meta.args.product,
      name: 'Antimonium Arsenicosum and Justicia Adhatoda Compound 200 CH',
      desc: 'Mother tincture, glass bottle of 100 ml with dropper',
      price: 12_108,
      O_price: 13_450.5,
    },
  },
  parameters: { requirements: ['HOME-70', 'HOME-71', 'HOME-73', 'HOME-74', 'HOME-75'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Antimonium Arsenicosum and Justicia/ })).toBeVisible();
    await expect(canvas.getByText(/^Mother tincture, glass bottle/)).toBeVisible();
    await expect(canvas.getByText('₹12,108.00')).toBeVisible();
    await expect(getComputedStyle(canvas.getByText('₹13,450.50')).textDecorationLine).toBe('line-through');
    await expect(canvas.getByText('10% off')).toBeVisible();
  },
};
