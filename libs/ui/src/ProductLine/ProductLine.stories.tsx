import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLongProduct } from '@niramaya/fixtures';
import { expect, fn, userEvent as user } from 'storybook/test';
import { Button } from '../Button/Button';
import { ProductLine } from './ProductLine';
import { Pseudo, withoutCode } from '../stories';

/**
 * ### Use
 *
 * - A known product, saved or viewed before, with its full title.
 *
 * ### Avoid
 *
 * - New products: use the cards of the listing. The lines of the cart have a row of their own.
 */
const meta = {
  id: 'ui-productline',
  title: 'Display/ProductLine',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: ProductLine,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <h2>Saved products</h2>
        <Story />
      </div>
    ),
  ],
  args: {
    href: '/medicinesdetails',
    title: 'Calmag D3 500 mg Tablet, Strip of 15',
    image: '/api/pictures/1.svg',
    amountRupees: 180,
    mrpRupees: 200,
    priceLabels: { now: 'Price', mrp: 'MRP' },
    onOpen: fn(),
  },
} satisfies Meta<typeof ProductLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('link', { name: 'Calmag D3 500 mg Tablet, Strip of 15' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

export const PseudoStates: Story = {
  parameters: withoutCode,
  name: 'Hover, focus, pressed',
  render: (args) => <Pseudo of={<ProductLine {...args} />} control="article" />,
};

export const WithActions: Story = { args: { actions: <Button size="sm">Add to Cart</Button> } };

export const LongContent: Story = {
  args: { title: aLongProduct().title, amountRupees: 98765.25, mrpRupees: 123456.5 },
  globals: { viewport: { value: 'w360' } },
};
