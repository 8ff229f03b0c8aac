import type { Meta, StoryObj } from '@storybook/react-vite';
import { noFilters, type Filters } from '@niramaya/data-access';
import { products } from '@niramaya/fixtures';
import { useState } from 'react';
import { expect, fn, userEvent as user, waitFor } from 'storybook/test';
import { aListing } from '../stories/a-listing';
import { ListingResults } from './ListingResults';

const ready = (count: number, unread = 0) =>
  aListing({
    view: { view: 'ready', data: { products: products(count), totalCount: count + unread, unread }, isStale: false },
  });
const nothingFor = (filters: Partial<Filters>) =>
  aListing({ filters: { ...noFilters, ...filters }, view: { view: 'empty', isStale: false }, total: 0, pages: 0 });

const meta = {
  id: 'feature-medicines-listingresults',
  title: 'Patterns/Medicines/ListingResults',
  component: ListingResults,
  decorators: [
    (Story) => (
      <>
        <h2>Products</h2>
        <Story />
      </>
    ),
  ],
  args: { listing: ready(10), onFilterDrop: fn() },
  parameters: { inShop: true },
} satisfies Meta<typeof ListingResults>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const KeepsPreviousResults: Story = {
  tags: ['behaviour'],
  render: function Filtering(args) {
    const [isLoading, setIsLoading] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsLoading(true)}>
          Filter
        </button>
        <ListingResults {...args} listing={isLoading ? aListing({ view: { view: 'loading' } }) : args.listing} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
    await user.click(canvas.getByRole('button', { name: 'Filter' }));
    const list = canvas.getByRole('list', { name: 'Products' });
    await expect(list).toBeVisible();
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
  },
};

export const NoResultsForSearch: Story = {
  args: { listing: nothingFor({ text: 'paracetmol', order: 'asc' }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing found for “paracetmol”' })).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'See everything we sell' }));
    await expect(args.onFilterDrop).toHaveBeenCalledTimes(1);
    await expect(args.onFilterDrop).toHaveBeenCalledWith({ text: '', categories: [], ratings: [], order: null });
  },
};

/** Dropping one of two ratings would match even less, so both are dropped together. The search stays. */
export const NoResultsForFilteredSearch: Story = {
  args: { listing: nothingFor({ text: 'zinc', categories: ['ayurveda'], ratings: [1, 2], order: 'asc' }) },
  play: async ({ canvas, args }) => {
    const { filters } = args.listing;
    await expect(canvas.getAllByRole('button', { name: /^Remove “/ })).toHaveLength(2);
    await user.click(canvas.getByRole('button', { name: 'Remove “Ayurveda”' }));
    await expect(args.onFilterDrop).toHaveBeenLastCalledWith({ ...filters, categories: [] });
    await user.click(canvas.getByRole('button', { name: 'Remove “1 star or 2 stars”' }));
    await expect(args.onFilterDrop).toHaveBeenLastCalledWith({ ...filters, ratings: [] });
    await user.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onFilterDrop).toHaveBeenLastCalledWith({ ...filters, categories: [], ratings: [] });
  },
};

export const PartlyUnreadable: Story = {
  args: { listing: ready(1, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 products cannot be shown: their data is damaged\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
