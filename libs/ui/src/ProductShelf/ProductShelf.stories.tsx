import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLongSelectedMedicine, aSelectedMedicine } from '@niramaya/fixtures';
import { expect, fn, userEvent as user } from 'storybook/test';
import { ProductShelf } from './ProductShelf';

const named = (title: string, picture: number) => aSelectedMedicine({ title, image: `/api/pictures/${picture}.svg` });

/**
 * ### Use
 *
 * - Up to eight products from the history of this device.
 *
 * ### Avoid
 *
 * - Products that the shop promotes: use `Carousel` or a grid.
 */
const meta = {
  id: 'ui-productshelf',
  title: 'Display/ProductShelf',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: ProductShelf,
  args: {
    title: 'Recently viewed',
    products: [
      named('Calmag D3 500 mg Tablet, Strip of 15', 1),
      named('Neemila Face Wash, Tube of 100 ml', 2),
      named('Zinc 50 mg Tablet, Strip of 10', 3),
      aLongSelectedMedicine({ image: '/api/pictures/4.svg' }),
    ],
    linkTo: ({ title }) => ({ href: `/medicinesdetails?title=${encodeURIComponent(title)}` }),
    clear: 'Clear',
    clearLabel: 'Clear recently viewed',
    priceLabels: { now: 'Price', mrp: 'MRP' },
    onOpen: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof ProductShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('link', { name: /Neemila/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(args.products[1]);
    await user.click(canvas.getByRole('button', { name: 'Clear recently viewed' }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};

export const One: Story = { args: { products: [named('Calmag D3 500 mg Tablet, Strip of 15', 1)] } };

export const Empty: Story = {
  tags: ['!autodocs'],
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};
