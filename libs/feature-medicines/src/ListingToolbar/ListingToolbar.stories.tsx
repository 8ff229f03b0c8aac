import type { Meta, StoryObj } from '@storybook/react-vite';
import { noFilters, type Filters } from '@niramaya/data-access';
import { inBox } from '@niramaya/ui/stories';
import { useState } from 'react';
import { expect, fn, userEvent as user, within } from 'storybook/test';
import { aListing } from '../stories/a-listing';
import { ListingToolbar } from './ListingToolbar';

const filtered = { ...noFilters, categories: ['vitamins'], ratings: [4] } as const;

const meta = {
  id: 'feature-medicines-listingtoolbar',
  title: 'Patterns/Medicines/ListingToolbar',
  component: ListingToolbar,
  args: { listing: aListing(), onFiltersReplace: fn() },
} satisfies Meta<typeof ListingToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Searched: Story = {
  args: {
    listing: aListing({
      filters: { ...filtered, text: 'sugar free chyawanprash for children', order: 'desc' },
      total: 1,
      pages: 1,
    }),
  },
  parameters: { onlyAt: 'w1280', requirements: ['CONST-53'] },
  play: async ({ canvas, args }) => {
    const order = canvas.getByRole('combobox', { name: 'Sort by', description: 'by MRP, before discount' });
    await expect(order).toHaveDisplayValue('Price high to low');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 product, page 1 of 1, sorted by MRP, highest first');
    const applied = within(canvas.getByRole('list', { name: 'Applied filters' }));
    const names = applied.getAllByRole('button').map((chip) => chip.textContent);
    await expect(names).toEqual(['“sugar free chyawanprash for children”', 'Vitamins', '4 stars']);
    const chip = applied.getByRole('button', { name: 'Remove search: “sugar free chyawanprash for children”' });
    await expect(chip.offsetWidth).toBeLessThan(240);
    const note = canvas.getByText('by MRP, before discount').getBoundingClientRect();
    const ends = applied.getAllByRole('button').map((one) => one.getBoundingClientRect().right);
    await expect(Math.max(...ends)).toBeLessThan(note.left);
    await user.click(chip);
    await expect(args.onFiltersReplace).toHaveBeenLastCalledWith({ ...filtered, text: '', order: 'desc' });
    await user.click(applied.getByRole('button', { name: 'Remove filter: 4 stars' }));
    await expect(args.onFiltersReplace).toHaveBeenLastCalledWith({ ...args.listing.filters, ratings: [] });
    await expect(args.onFiltersReplace).toHaveBeenCalledTimes(2);
  },
};

/** The status, which a screen reader reads after each search, includes the text that was corrected. */
export const CorrectedSearch: Story = {
  tags: ['behaviour'],
  args: {
    listing: aListing({
      filters: { ...noFilters, text: 'acidiy' },
      view: {
        view: 'ready',
        data: {
          products: [],
          totalCount: 2,
          hasMore: false,
          unreadableCount: 0,
          corrected: 'acidity',
          unsoldWords: [],
          counted: null,
        },
        isStale: false,
      },
      total: 2,
      pages: 1,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 products, page 1 of 1, results for “acidity”');
  },
};

/** The status also names the words that were left out of the search. */
export const PartlyUnsoldSearch: Story = {
  tags: ['behaviour'],
  args: {
    listing: aListing({
      filters: { ...noFilters, text: 'zincovit zinc' },
      view: {
        view: 'ready',
        data: {
          products: [],
          totalCount: 2,
          hasMore: false,
          unreadableCount: 0,
          corrected: null,
          unsoldWords: ['zincovit'],
          counted: null,
        },
        isStale: false,
      },
      total: 2,
      pages: 1,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2 products, page 1 of 1, results for “zinc” We do not sell “zincovit”. The products below do not replace it.',
    );
  },
};

/**
 * The height of the toolbar on a phone, in px: the filters, the order with the number of products, and the gap below.
 */
const heightOnPhone = 44 + 10 + 44 + 6;
const toolbarOf = (status: HTMLElement) => status.parentElement!.parentElement!;

/** The rows follow the MRP, which the toolbar shows next to the order. It is as tall as without an order. */
export const SortedMobile: Story = {
  args: { listing: aListing({ filters: { ...noFilters, order: 'asc' } }) },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const order = canvas.getByRole('combobox', { name: 'Sort by', description: 'by MRP, before discount' });
    const note = canvas.getByText('by MRP, before discount').getBoundingClientRect();
    const select = order.getBoundingClientRect();
    await expect(note.right).toBeLessThanOrEqual(select.left);
    await expect(Math.abs(note.top - select.bottom)).toBeLessThan(40);
    await expect(toolbarOf(canvas.getByRole('status')).offsetHeight).toBe(heightOnPhone);
  },
};

/** Loading does not move the list. */
export const SortedLoadingMobile: Story = {
  tags: ['behaviour'],
  args: { listing: aListing({ filters: { ...noFilters, order: 'asc' }, view: { view: 'loading' } }) },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const [loading] = canvas.getAllByRole('status');
    await expect(loading).toHaveTextContent('...Loading');
    await expect(toolbarOf(loading!).offsetHeight).toBe(heightOnPhone);
  },
};

export const MoreThanListed: Story = {
  args: { listing: aListing({ filters: { ...noFilters, order: 'desc' }, total: 1000, hasMore: true, pages: 100 }) },
  globals: { viewport: { value: 'w360' } },
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Over 1,000 products, page 1 of 100, sorted by MRP, highest first');
    await expect(toolbarOf(status).offsetHeight).toBe(heightOnPhone);
  },
};

/**
 * On a phone of 320 px nothing is cut off, the note about the order may take a second line, and the chip of the filter
 * is the first.
 */
export const NarrowestPhone: Story = {
  args: { listing: aListing({ filters: { ...noFilters, ratings: [5], order: 'asc' }, total: 12, pages: 2 }) },
  globals: { viewport: { value: 'w360' } },
  decorators: [inBox({ width: 288 })],
  play: async ({ canvas }) => {
    const filters = canvas.getByRole('button', { name: 'Filters (1)' });
    await expect(filters.scrollWidth).toBeLessThanOrEqual(filters.clientWidth);
    const { right } = toolbarOf(canvas.getByRole('status')).getBoundingClientRect();
    await expect(canvas.getByRole('combobox').getBoundingClientRect().right).toBeLessThanOrEqual(right);
    const chip = canvas.getByRole('button', { name: 'Remove filter: 5 stars' });
    await expect(chip.getBoundingClientRect().right).toBeLessThan(window.innerWidth);
  },
};

export const Mobile: Story = {
  args: { listing: aListing({ filters: filtered, total: 12, pages: 2 }) },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
    const [first, second, third] = within(canvas.getByRole('group', { name: 'Filters' })).getAllByRole('button');
    await expect([first, second].map((chip) => chip?.textContent)).toEqual(['Vitamins', '4 stars']);
    await expect(third).toHaveTextContent('Nutrition');
    const categories = within(canvas.getByRole('list', { name: 'Category' }));
    const names = categories.getAllByRole('button').map((chip) => chip.textContent);
    await expect(names).toEqual(['Nutrition', 'Personal care', 'Skin care', 'Ayurveda']);
    await user.click(categories.getByRole('button', { name: 'Skin care' }));
    await expect(args.listing.changeFilters).toHaveBeenLastCalledWith({
      ...filtered,
      categories: ['vitamins', 'skinCare'],
    });
    await user.click(canvas.getByRole('button', { name: 'Remove filter: 4 stars' }));
    await expect(args.onFiltersReplace).toHaveBeenLastCalledWith({ ...filtered, ratings: [] });
  },
};

/**
 * Chips keep position and width when they are turned on, so that the second click of a double-click hits no other one.
 */
export const ChipsKeepPositionMobile: Story = {
  tags: ['behaviour'],
  render: function Chosen() {
    const [filters, setFilters] = useState<Filters>(noFilters);
    return <ListingToolbar listing={aListing({ filters, changeFilters: setFilters })} onFiltersReplace={setFilters} />;
  },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const chips = () => within(canvas.getByRole('group', { name: 'Filters' })).getAllByRole('button');
    const places = () => chips().map((chip) => [chip.textContent, chip.offsetLeft, chip.offsetWidth]);
    const before = places();
    await expect(before).toHaveLength(10);
    await user.dblClick(canvas.getByRole('button', { name: 'Nutrition' }));
    await user.click(canvas.getByRole('button', { name: '2 stars' }));
    await user.click(canvas.getByRole('button', { name: 'Skin care' }));
    const chosen = canvas.getAllByRole('button', { pressed: true }).map((chip) => chip.textContent);
    await expect(chosen).toEqual(['Nutrition', 'Skin care', '2 stars']);
    await expect(places()).toEqual(before);
  },
};
