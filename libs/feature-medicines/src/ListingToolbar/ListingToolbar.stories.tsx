import type { Meta, StoryObj } from '@storybook/react-vite';
import { noFilters } from '@niramaya/data-access';
import { expect, fn, userEvent as user, within } from 'storybook/test';
import { aListing } from '../stories/a-listing';
import { ListingToolbar } from './ListingToolbar';

const filtered = { ...noFilters, categories: ['vitamins'], ratings: [4] } as const;

const meta = {
  component: ListingToolbar,
  args: { listing: aListing(), onFiltersChange: fn(), onFilterDrop: fn() },
} satisfies Meta<typeof ListingToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('300 products, page 1 of 30');
    await user.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Price low to high');
    await expect(args.onFiltersChange).toHaveBeenCalledTimes(1);
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ categories: [], ratings: [], order: 'asc' });
  },
};

export const Loading: Story = {
  args: { listing: aListing({ view: { view: 'loading' }, total: null, pages: null }) },
};

export const Empty: Story = {
  args: { listing: aListing({ filters: filtered, view: { view: 'empty', isStale: false }, total: 0, pages: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No products');
  },
};

export const Filled: Story = {
  args: { listing: aListing({ filters: filtered, total: 12, pages: 2 }) },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, args }) => {
    const applied = within(canvas.getByRole('list', { name: 'Applied filters' }));
    await expect(applied.getAllByRole('listitem')).toHaveLength(2);
    await user.click(applied.getByRole('button', { name: 'Remove filter: 4 stars' }));
    await expect(args.onFilterDrop).toHaveBeenCalledTimes(1);
    await expect(args.onFilterDrop).toHaveBeenCalledWith({ categories: ['vitamins'], ratings: [], order: null });
  },
};

export const Mobile: Story = {
  args: { listing: aListing({ filters: filtered, total: 12, pages: 2 }) },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
    const applied = within(canvas.getByRole('list', { name: 'Applied filters' }));
    await expect(applied.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual(['Vitamins', '4 stars']);
    const others = within(canvas.getByRole('list', { name: 'Category' }));
    await expect(others.getAllByRole('button')).toHaveLength(4);
    await user.click(others.getByRole('button', { name: 'Skin care' }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({
      categories: ['vitamins', 'skinCare'],
      ratings: [4],
      order: null,
    });
    await expect(canvas.getByRole('group', { name: 'Filters' })).toHaveFocus();
    await user.click(applied.getByRole('button', { name: 'Remove filter: 4 stars' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ categories: ['vitamins'], ratings: [], order: null });
  },
};
