import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLongOffer, anOffer } from '@niramaya/fixtures';
import { expect } from 'storybook/test';
import { OfferCard, OfferCardSkeleton } from './OfferCard';
import { inBox, Pseudo } from '@niramaya/ui/stories';

/**
 * ### Use
 *
 * - In the list of offers.
 *
 * ### Avoid
 *
 * - A product in the listing: `ProductCard`. A product on the home screen: `ProductTile`.
 */
const meta = {
  id: 'ui-offercard',
  title: 'Patterns/Offers/OfferCard',
  tags: ['autodocs'],
  component: OfferCard,
  decorators: [inBox({ maxWidth: 300 })],
  args: { offer: anOffer({ image: '/api/pictures/1.svg' }) },
} satisfies Meta<typeof OfferCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = (element: HTMLElement) => [...element.querySelectorAll('dl > div')].map((row) => row.textContent);

export const Default: Story = {
  parameters: { requirements: ['OFFERS-05', 'OFFERS-06', 'OFFERS-07', 'OFFERS-08', 'OFFERS-09'] },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('src', '/api/pictures/1.svg');
    await expect(picture?.getBoundingClientRect()).toMatchObject({ width: 80, height: 80 });
    await expect(canvas.getByRole('heading', { name: 'Calmag D3 500 mg Tablet, Strip of 15' })).toBeVisible();
    await expect(rows(canvasElement)).toEqual(['QuantityPack of 2', 'MRP₹400.00', 'Discounts25% off', 'Price₹300.00']);
  },
};

export const PseudoStates: Story = {
  name: 'Pseudo',
  render: (args) => <Pseudo of={<OfferCard {...args} />} control="h2 a" />,
};

export const ViewOpensShop: Story = {
  tags: ['behaviour', '!autodocs'],
  parameters: { requirements: ['OFFERS-03', 'OFFERS-04', 'OFFERS-10'] },
  play: async ({ canvas, canvasElement }) => {
    const view = canvas.getByRole('link', { name: 'VIEW Calmag D3 500 mg Tablet, Strip of 15' });
    await expect(view).toHaveTextContent(/^VIEW$/);
    await expect(view).toHaveAttribute('href', '/medicines?offer=1');
    const title = canvas.getByRole('link', { name: 'Calmag D3 500 mg Tablet, Strip of 15' });
    await expect(title).toHaveAttribute('href', '/medicines?offer=1');
    await expect(canvasElement.querySelector('img')?.closest('a')).toHaveAttribute('href', '/medicines?offer=1');
    await expect(rows(canvasElement)[3]).toBe('Price₹300.00');
  },
};

export const LongContent: Story = { args: { offer: aLongOffer({ image: '/api/pictures/2.svg' }) } };

export const Loading: Story = { render: () => <OfferCardSkeleton /> };
