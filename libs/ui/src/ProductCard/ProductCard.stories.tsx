import { aLongProduct, underMedia } from '@niramaya/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Plus, Scale } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Lines, Pseudo, withoutCode } from '../stories';
import { ProductCard, ProductCardSkeleton } from './ProductCard';

const add = fn();

/**
 * ### Use
 *
 * - A grid of products, such as a listing or a search. The parent sets the columns and the width.
 * - `ProductCardSkeleton` while the products load.
 *
 * ### Avoid
 *
 * - A product that the shopper knows: use `ProductLine`. In the cart: use `CartRow`. An offer with terms: use `OfferCard`.
 *
 * **Text:** Facts are short and true: _₹2.15 a tablet_. No “best” and no “hurry”.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | moves to the buttons of the corner, to the title, then to the button of the card |
 * | Enter | on the title opens the product |
 */
const meta = {
  id: 'ui-productcard',
  title: 'Display/ProductCard',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: ProductCard,
  args: {
    href: '/medicinesdetails',
    title: 'Calmag D3 500 mg Tablet, Strip of 15',
    image: '/pictures/1.svg',
    eager: true,
    category: 'Vitamins',
    rating: { value: 4, label: 'out of 5' },
    facts: '₹12.00 each · You save ₹20.00',
    amountRupees: 180,
    mrpRupees: 200,
    discountText: '10% off',
    priceLabels: { now: 'Price', mrp: 'MRP' },
    corner: (
      <>
        <IconButton label="Save Calmag D3" size="sm" icon={<Heart aria-hidden />} />
        <IconButton label="Compare Calmag D3" size="sm" icon={<Scale aria-hidden />} />
      </>
    ),
    action: (
      <Button
        variant="outline"
        size="sm"
        fullWidth
        startIcon={<Plus aria-hidden />}
        aria-label="Add Calmag D3 to cart"
        onClick={add}
      >
        Add
      </Button>
    ),
    onOpen: fn(),
  },
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
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/pictures/1.svg');
    await expect(canvas.getByRole('heading', { name: 'Calmag D3 500 mg Tablet, Strip of 15', level: 3 })).toBeVisible();
    await expect(canvas.getByText('Vitamins')).toBeVisible();
    await expect(canvas.getByText('4.0')).toBeVisible();
    await expect(canvas.getByText('₹180.00')).toBeVisible();
    await expect(canvas.getByText('₹200.00')).toBeVisible();
    await expect(canvas.getByText('10% off')).toBeVisible();
    await expect(canvas.getByText('₹12.00 each · You save ₹20.00')).toBeVisible();
  },
};

export const PseudoStates: Story = {
  name: 'Hover, focus, pressed',
  parameters: { ...withoutCode, onlyAt: 'w1280' },
  render: (args) => <Pseudo of={<ProductCard {...args} />} control="article, h3 a" />,
};

export const Touch: Story = {
  tags: ['!autodocs'],
  parameters: { pictured: 'article' },
  beforeEach: () => underMedia('(pointer: coarse)'),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Add / });
    await expect(button.offsetHeight).toBe(44);
    await expect(button.closest<HTMLElement>('article > div')!.offsetHeight).toBe(44);
  },
};

export const LongContent: Story = {
  args: {
    title: aLongProduct().title,
    category: 'Personal care',
    rating: { value: 5, label: 'out of 5' },
    facts: '₹411.52 each · You save ₹74,073.90',
    amountRupees: 49382.6,
    mrpRupees: 123456.5,
    discountText: '60% off',
  },
};

/** The props of a card with the longest title and a price of lakhs. */
const longest = {
  ...LongContent.args,
  facts: '₹1,244.86 each · You save ₹1,00,000.00',
  amountRupees: 149382.6,
  mrpRupees: 249382.6,
  discountText: '40% off',
};

/**
 * On a phone, a card below 17rem has its words below the picture, and one below 13rem has everything in one column.
 * With large text, the layout of a phone is as narrow as this.
 */
export const Narrow: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w360' } },
  args: longest,
  render: (args) => (
    <Lines>
      {[200, 225].map((width) => (
        <div key={width} style={{ width }}>
          <ProductCard {...args} />
        </div>
      ))}
    </Lines>
  ),
  play: async ({ canvas }) => {
    const [oneColumn, wordsBelow] = canvas.getAllByRole('article');
    await expect(getComputedStyle(oneColumn!).gridTemplateColumns.split(' ')).toHaveLength(1);
    await expect(getComputedStyle(wordsBelow!).gridTemplateAreas).toBe(
      '"picture corner" "words words" "action action"',
    );
  },
};

/** Returns the right edge of an element or a text, in px. */
const rightOf = (of: Element | Range) => of.getBoundingClientRect().right;

/** Returns the words of a title that are broken over two lines. */
function brokenWords(title: Element): string[] {
  const text = title.querySelector('a')!.firstChild as Text;
  const broken: string[] = [];
  let start = 0;
  for (const word of text.data.split(' ')) {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + word.length);
    if (range.getClientRects().length > 1) broken.push(word);
    start += word.length + 1;
  }
  return broken;
}

export const FitsInAnyParent: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w480' } },
  args: longest,
  render: (args) => (
    <div>
      <ProductCard {...args} />
      <ProductCard {...args} strongMrp />
    </div>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    const parent = cards[0]!.parentElement!.parentElement!;
    const faults: string[] = [];
    for (let width = 160; width <= 400; width += 5) {
      parent.style.width = `${width}px`;
      for (const card of cards) {
        const padding = 12;
        const edge = rightOf(card) - padding;
        const outside = [...card.querySelectorAll('*')].filter((element) => rightOf(element) > edge + 0.5);
        faults.push(...outside.map(({ className }) => `${width}: ${String(className)} is outside`));
        faults.push(...brokenWords(card.querySelector('h3')!).map((word) => `${width}: ${word} is broken`));
        if (card.scrollWidth > card.clientWidth) faults.push(`${width}: ${card.scrollWidth} > ${card.clientWidth}`);
      }
    }
    await expect(faults).toEqual([]);
  },
};

export const FitsInAnyParentFromTablet: Story = {
  ...FitsInAnyParent,
  globals: { viewport: { value: 'w1280' } },
};

/** A phone of 360 px with text of 200 %. The card is 328 px wide, which is 10.25rem there. */
export const LargeText: Story = {
  tags: ['behaviour', '!autodocs'],
  globals: { viewport: { value: 'w360' }, textSize: '200' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(getComputedStyle(card).gridTemplateColumns.split(' ')).toHaveLength(1);
    await expect(card.scrollWidth).toBe(card.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

export const AtMrp: Story = {
  name: 'At MRP',
  args: { facts: '₹13.33 each', amountRupees: 200, discountText: undefined, priceNote: 'Sold at MRP' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold at MRP')).toBeVisible();
    await expect(canvas.queryByRole('deletion')).toBeNull();
  },
};

export const ByMrp: Story = { name: 'By MRP', args: { strongMrp: true } };

export const ByMrpMobile: Story = {
  ...ByMrp,
  name: 'By MRP Mobile',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'w360' } },
};

/** The button offers the next step, and the note names the reason. */
export const SoldOut: Story = {
  args: {
    rating: undefined,
    facts: undefined,
    corner: undefined,
    priceNote: 'Sold out until Monday',
    action: (
      <Button variant="outline" size="sm" fullWidth aria-label="Tell me on Monday: Calmag D3 500 mg Tablet">
        Tell me on Monday
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sold out until Monday')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.queryByText(/out of 5/)).toBeNull();
  },
};

export const Busy: Story = {
  args: {
    action: (
      <Button variant="outline" size="sm" fullWidth busy busyLabel="Adding Calmag D3">
        Add
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Add/ })).toHaveAttribute('aria-busy', 'true');
  },
};

/** The code to copy. Storybook derives none from a story in a window of its own. */
const missingPictureCode = `import { Button, ProductCard } from '@niramaya/ui';

export const MissingPicture = () => (
  <ProductCard
    href="/medicinesdetails"
    title="Calmag D3 500 mg Tablet, Strip of 15"
    image="/pictures/missing.svg"
    category="Vitamins"
    amountRupees={180}
    mrpRupees={200}
    priceLabels={{ now: 'Price', mrp: 'MRP' }}
    action={<Button aria-label="Add Calmag D3 to cart">Add</Button>}
  />
);`;

export const MissingPicture: Story = {
  args: { image: '/pictures/missing.svg' },
  parameters: {
    docs: { source: { code: missingPictureCode }, story: { inline: false, height: '460px' } },
  },
};

export const Mobile: Story = { tags: ['!autodocs'], globals: { viewport: { value: 'w360' } } };

/** The code to copy. Storybook derives none from a story without args. */
const skeletonCode = `import { LoadingText, ProductCardSkeleton } from '@niramaya/ui';

export const Loading = () => (
  <>
    <LoadingText>Loading medicines</LoadingText>
    <ProductCardSkeleton />
  </>
);`;

export const Loading: Story = {
  parameters: { docs: { source: { code: skeletonCode } } },
  render: () => <ProductCardSkeleton />,
};

const height = (element: Element | null | undefined) => element?.getBoundingClientRect().height;

export const SkeletonMatchesCardHeight: Story = {
  tags: ['behaviour', '!autodocs'],
  decorators: [
    (Story, { args }) => (
      <div style={{ display: 'grid', gap: 16, alignItems: 'start' }}>
        <Story />
        <ProductCard
          {...args}
          {...LongContent.args}
          title="Whevana Whey Protein Isolate Malai Kulfi Powder, Jar of 1 kg"
          facts="You save ₹74,073.90"
        />
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
  play: async ({ canvas, canvasElement, args }) => {
    const underPointer = (element: Element) => {
      const { left, top, width, height: tall } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + tall / 2);
    };
    const button = canvas.getByRole('button', { name: /^Add / });
    const link = canvas.getByRole('link', { name: 'Calmag D3 500 mg Tablet, Strip of 15' });
    await expect(underPointer(canvasElement.querySelector('img')!)).toBe(link);
    await expect(underPointer(canvas.getByText('₹180.00'))).toBe(link);
    await expect(button).toContainElement(underPointer(button) as HTMLElement);
    await userEvent.click(button);
    await expect(add).toHaveBeenCalledOnce();
    await expect(args.onOpen).not.toHaveBeenCalled();
    link.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};
