import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLongOffer } from '@niramaya/fixtures';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import { inBox, Pseudo, withoutCode } from '../stories';
import { OfferCard, OfferCardSkeleton } from './OfferCard';

const link = { href: '/medicines?offer=1' };

/**
 * ### Use
 *
 * - A list of offers. `OfferCardSkeleton` while they load.
 *
 * ### Avoid
 *
 * - A product of a listing: use `ProductCard`. A discount without terms: use `Badge`.
 *
 * ### Keyboard
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | moves to the title, then to the button; the picture is skipped |
 * | Enter | opens the offer |
 */
const meta = {
  id: 'ui-offercard',
  title: 'Display/OfferCard',
  tags: ['autodocs', 'stable', 'since-0.1'],
  component: OfferCard,
  decorators: [inBox({ maxWidth: 300 })],
  args: {
    ...link,
    title: 'Calmag D3 500 mg Tablet, Strip of 15',
    image: '/api/pictures/1.svg',
    quantity: 'Pack of 2',
    mrpRupees: 400,
    discountText: '25% off',
    amountRupees: 300,
    labels: { quantity: 'Quantity', mrp: 'MRP', discount: 'Discounts', now: 'Price' },
    action: (
      <Button {...link} variant="outline" size="sm" fullWidth aria-label="VIEW Calmag D3">
        VIEW
      </Button>
    ),
  },
} satisfies Meta<typeof OfferCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('src', '/api/pictures/1.svg');
    await expect(picture?.getBoundingClientRect()).toMatchObject({ width: 80, height: 80 });
    await expect(picture?.closest('a')).toHaveAttribute('href', '/medicines?offer=1');
    await expect(canvas.getByRole('heading', { name: 'Calmag D3 500 mg Tablet, Strip of 15', level: 2 })).toBeVisible();
    // Screen readers find the title and the button, and not the link of the picture.
    const links = canvas.getAllByRole('link').map((found) => found.getAttribute('href'));
    await expect(links).toEqual(['/medicines?offer=1', '/medicines?offer=1']);
    const rows = [...canvasElement.querySelectorAll('dl > div')].map((row) => row.textContent);
    await expect(rows).toEqual(['QuantityPack of 2', 'MRP₹400.00', 'Discounts25% off', 'Price₹300.00']);
  },
};

export const PseudoStates: Story = {
  parameters: withoutCode,
  name: 'Hover, focus, pressed',
  render: (args) => <Pseudo of={<OfferCard {...args} />} control="h2 a" />,
};

export const LongContent: Story = {
  args: {
    title: aLongOffer().title,
    image: '/api/pictures/2.svg',
    quantity: 'Family pack of 12',
    mrpRupees: 123456.5,
    discountText: '60% off',
    amountRupees: 49382.6,
  },
};

/**
 * The card of an offer that has ended keeps its terms. Its button is disabled, and the text of the button names the
 * reason.
 */
export const SoldOut: Story = {
  args: {
    action: (
      <Button variant="outline" size="sm" fullWidth disabled>
        Sold out
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sold out' })).toBeDisabled();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** A card of 170 px has one column. With large text, the layout of a phone is as narrow as this. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  decorators: [inBox({ width: 170 })],
};

/** The code to copy. Storybook derives none from a story without args. */
const skeletonCode = `import { LoadingText, OfferCardSkeleton } from '@niramaya/ui';

export const Loading = () => (
  <>
    <LoadingText>Loading offers</LoadingText>
    <OfferCardSkeleton />
  </>
);`;

export const Loading: Story = {
  parameters: { docs: { source: { code: skeletonCode } } },
  render: () => <OfferCardSkeleton />,
};
