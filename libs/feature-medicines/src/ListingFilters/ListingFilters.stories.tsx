import type { Meta, StoryObj } from '@storybook/react-vite';
import { noFilters, type Filters } from '@niramaya/data-access';
import { controlled } from '@niramaya/ui/stories';
import { expect, fn, screen, userEvent as user, within } from 'storybook/test';
import { ListingDrawer } from './ListingDrawer';
import { ListingSidebar } from './ListingSidebar';

const some: Filters = { text: 'zinc', categories: ['vitamins'], ratings: [4], order: 'asc' };

const meta = {
  id: 'feature-medicines-listingfilters',
  title: 'Patterns/Medicines/ListingFilters',
  component: ListingSidebar,
  args: { filters: noFilters, onFiltersChange: fn() },
  decorators: [controlled('filters', 'onFiltersChange')],
  parameters: { onlyAt: 'w1280' },
} satisfies Meta<typeof ListingSidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    const ratings = within(canvas.getByRole('group', { name: 'Exact rating' }));
    await expect(ratings.getAllByRole('checkbox')).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  },
};

export const ChoosesTwoOfAGroup: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const names = ['Vitamins', 'Skin care', '4 stars', '2 stars'];
    const boxes = names.map((name) => canvas.getByRole('checkbox', { name: new RegExp(`^${name}`) }));
    for (const box of boxes) await user.click(box);
    await expect(new Set(canvas.getAllByRole('checkbox', { checked: true }))).toEqual(new Set(boxes));
  },
};

/** The button Clear all disappears with its click, so the focus moves to the heading. */
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
  render: (args) => <ListingDrawer {...args} total={42} hasMore={false} />,
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
