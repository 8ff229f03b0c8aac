import type { Meta, StoryObj } from '@storybook/react-vite';
import { noFilters, type Filters } from '@niramaya/data-access';
import { useState } from 'react';
import { expect, fn, screen, userEvent as user, within } from 'storybook/test';
import { ListingDrawer } from './ListingDrawer';
import { ListingSidebar } from './ListingSidebar';

interface Props {
  readonly filters: Filters;
  readonly total: number | null;
  readonly onFiltersChange: (next: Filters) => void;
}

function ListingFilters({ filters: first, total, onFiltersChange }: Props) {
  const [filters, setFilters] = useState(first);
  const change = (next: Filters) => {
    setFilters(next);
    onFiltersChange(next);
  };
  const isWide = window.matchMedia('(min-width: 1025px)').matches;
  return isWide ? (
    <ListingSidebar filters={filters} onFiltersChange={change} />
  ) : (
    <ListingDrawer filters={filters} onFiltersChange={change} total={total} />
  );
}

const some: Filters = { text: 'zinc', categories: ['vitamins'], ratings: [4], order: 'asc' };

const meta = {
  id: 'feature-medicines-listingfilters',
  title: 'Patterns/Medicines/ListingFilters',
  component: ListingFilters,
  args: { filters: noFilters, total: 42, onFiltersChange: fn() },
  argTypes: {
    filters: {
      options: ['none', 'vitamins'],
      mapping: { none: noFilters, vitamins: { ...noFilters, categories: ['vitamins'] } },
    },
  },
  parameters: { onlyAt: 'w1280' },
  // New filters from the Storybook controls mount the component again.
  render: (args) => <ListingFilters key={JSON.stringify(args.filters)} {...args} />,
} satisfies Meta<typeof ListingFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  },
};

/** The Clear all button disappears, so the focus moves to the heading. */
export const ClearKeepsFocus: Story = {
  tags: ['behaviour'],
  args: { filters: some },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await user.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(args.onFiltersChange).toHaveBeenCalledTimes(1);
    await expect(args.onFiltersChange).toHaveBeenCalledWith({
      text: 'zinc',
      categories: [],
      ratings: [],
      order: 'asc',
    });
    await expect(canvas.getByRole('heading', { name: 'Filters' })).toHaveFocus();
  },
};

export const Open: Story = {
  args: { filters: some },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Filters (2)' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(sheet.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await expect(sheet.getByRole('button', { name: 'Show 42 results' })).toBeVisible();
  },
};

export const Filled: Story = {
  args: { filters: some },
};
