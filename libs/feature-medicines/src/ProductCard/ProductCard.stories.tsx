import { aCartItem, aLongProduct, aProduct, storeCart, underMedia } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ProductCard, ProductCardSkeleton } from './ProductCard';
import { inBox, Pseudo } from '@niramaya/ui/stories';

/**
 * ### Use
 *
 * - In the product listing.
 * - Inside a `ProductGrid`, which aligns a row.
 *
 * ### Avoid
 *
 * - A product on the home screen: `ProductTile`. In the cart: `CartRow`. An offer with terms: `OfferCard`.
 *
 * **Text:** Facts are short and true: _₹2.15 a tablet_. No “best” and no “hurry”.
 */
const meta = {
  id: 'ui-productcard',
  title: 'Patterns/Medicines/ProductCard',
  tags: ['autodocs'],
  component: ProductCard,
  args: { product: aProduct(), eager: true },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: innerWidth < 481 ? undefined : 232 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { requirements: ['CATALOGUE-07', 'CONST-49', 'CONST-50'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/pictures/1.svg');
    await expect(canvas.getByRole('heading', { name: 'Calmag D3 500 mg Tablet, Strip of 15' })).toBeVisible();
    await expect(canvas.getByText('4.0')).toBeVisible();
    await expect(canvas.getByText('₹180.00')).toBeVisible();
    await expect(canvas.getByText('₹200.00').tagName).toBe('DEL');
    await expect(canvas.getByText('10% off')).toBeVisible();
    await expect(canvas.getByText('₹12.00 each · You save ₹20.00')).toBeVisible();
  },
};

export const PseudoStates: Story = {
  name: 'Pseudo',
  parameters: { onlyAt: 'w1280' },
  render: (args) => <Pseudo of={<ProductCard {...args} />} control="article, h3 a" />,
};

export const Touch: Story = {
  tags: ['!autodocs'],
  beforeEach: () => underMedia('(pointer: coarse)'),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Add / });
    await expect(button.offsetHeight).toBe(44);
    await expect(button.closest<HTMLElement>('article > div')!.offsetHeight).toBe(44);
  },
};

export const InCart: Story = { beforeEach: () => storeCart(aCartItem()) };

export const LongContent: Story = { args: { product: aLongProduct({ category: 'personalCare' }) } };

/** A card of 200 px has one column. With large text, the layout of a phone is as narrow as this. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  decorators: [inBox({ containerType: 'inline-size', width: 200 })],
};

export const AtMrp: Story = { args: { product: aProduct({ discount: 0 }) } };

export const ByMrp: Story = {
  args: { isByMrp: true },
  play: async ({ canvas }) => {
    const sizeOf = (text: string) => getComputedStyle(canvas.getByText(text)).fontSize;
    await expect(sizeOf('₹200.00')).toBe(sizeOf('₹180.00'));
  },
};

export const ByMrpMobile: Story = { ...ByMrp, tags: ['!autodocs'], globals: { viewport: { value: 'w360' } } };

export const MissingPicture: Story = {
  args: { product: aProduct({ image: '/pictures/missing.svg' }) },
  parameters: {
    docs: { story: { inline: false, height: '460px' } },
  },
};

export const Mobile: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'w360' } } };

export const Loading: Story = {
  render: () => <ProductCardSkeleton />,
};

const title = 'Whevana Whey Protein Isolate Malai Kulfi Powder, Jar of 1 kg';
const height = (element: Element | null | undefined) => element?.getBoundingClientRect().height;

export const SkeletonMatchesCardHeight: Story = {
  tags: ['behaviour', '!autodocs'],
  decorators: [
    (Story, { args }) => (
      <div style={{ display: 'grid', gap: 16, alignItems: 'start' }}>
        <Story />
        <ProductCard {...args} product={aLongProduct({ category: 'personalCare', title })} />
        <ProductCardSkeleton />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const [card, long, skeleton] = canvasElement.querySelectorAll('article');
    await expect(height(long)).toBe(height(card));
    await expect(height(skeleton)).toBe(height(card));
  },
};

export const SkeletonMatchesCardHeightMobile: Story = {
  ...SkeletonMatchesCardHeight,
  globals: { viewport: { value: 'w360' } },
};

export const WholeCardIsLink: Story = {
  tags: ['behaviour', '!autodocs'],
  parameters: { inShop: true, requirements: ['CATALOGUE-08', 'STORAGE-06', 'STORAGE-07', 'STORAGE-09'] },
  play: async ({ canvas, canvasElement }) => {
    const underPointer = (element: Element) => {
      const { left, top, width, height: tall } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + tall / 2);
    };
    const button = canvas.getByRole('button', { name: /^Add / });
    const link = canvas.getByRole('link', { name: 'Calmag D3 500 mg Tablet, Strip of 15' });
    await expect(link).toHaveAttribute('href', '/medicinesdetails?id=1');
    await expect(underPointer(canvasElement.querySelector('img')!)).toBe(link);
    await expect(underPointer(canvas.getByText('₹180.00'))).toBe(link);
    await expect(button).toContainElement(underPointer(button) as HTMLElement);
    const middleClick = new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 });
    link.dispatchEvent(middleClick);
    await expect(middleClick.defaultPrevented).toBe(false);
    const stored: unknown = JSON.parse(localStorage.getItem('medicine_details') ?? 'null');
    await expect(stored).toMatchObject({ title: 'Calmag D3 500 mg Tablet, Strip of 15', image: '/pictures/1.svg' });
    await userEvent.click(link);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicinesdetails$/);
  },
};
