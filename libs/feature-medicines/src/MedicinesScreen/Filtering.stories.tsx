import { aProduct } from '@niramaya/fixtures';
import { productHandlers } from '@niramaya/fixtures/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { countListingCalls, listingCalls } from '../stories/listing-calls';
import { MedicinesScreen } from './MedicinesScreen';

const handlers = { count: countListingCalls, products: productHandlers.ready() };

const meta = {
  id: 'feature-medicines-medicinesscreen-filtering',
  title: 'Screens/MedicinesScreen/Filtering',
  component: MedicinesScreen,
  parameters: { onlyAt: 'w1280', inShop: true, layout: 'fullscreen', route: '/medicines', msw: { handlers } },
  beforeEach: () => {
    listingCalls.mockClear();
  },
} satisfies Meta<typeof MedicinesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const calls = () => listingCalls.mock.calls.map(([query]) => query);

/** Returns the queries sent so far, once the list shows this status. */
async function callsOnce(canvas: Canvas, status: string) {
  await expect(await canvas.findByText(status)).toHaveRole('status');
  return calls();
}

const tick = (canvas: Canvas, name: string) => userEvent.click(canvas.getByLabelText(name));
const ratings = (canvas: Canvas) =>
  new Set(canvas.getAllByText(/^\d\.\d$/).map((rating) => rating.parentElement?.textContent));

export const TickingCategoriesWritesTheAddress: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['CATALOGUE-02', 'STATE-51', 'API-03', 'API-11', 'AMB-56'] },
  play: async ({ canvas }) => {
    await callsOnce(canvas, '300 products, page 1 of 30');
    await tick(canvas, 'Vitamins');
    await callsOnce(canvas, '60 products, page 1 of 6');
    await tick(canvas, 'Nutrition');
    const left = await callsOnce(canvas, '120 products, page 1 of 12');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/medicines?category=vitamins&category=nutrition');
    await expect(left).toEqual([
      '?_page=1&_limit=10',
      '?category=vitamins&_page=1&_limit=10',
      '?category=vitamins&category=nutrition&_page=1&_limit=10',
    ]);
  },
};

export const TickingRatingsWritesTheAddress: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['CATALOGUE-03', 'STATE-52', 'API-04', 'AMB-28', 'API-36'] },
  play: async ({ canvas }) => {
    await callsOnce(canvas, '300 products, page 1 of 30');
    await tick(canvas, '4 stars');
    await waitFor(() => expect(ratings(canvas)).toEqual(new Set(['4.0 out of 5'])));
    await tick(canvas, '5 stars');
    await waitFor(() => expect(ratings(canvas)).toEqual(new Set(['4.0 out of 5', '5.0 out of 5'])));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/medicines?rating=4&rating=5');
    await expect(listingCalls).toHaveBeenLastCalledWith('?rating=4&rating=5&_page=1&_limit=10');
    await expect(listingCalls).toHaveBeenCalledTimes(3);
  },
};

export const SortingWritesTheOrder: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['CATALOGUE-05', 'STATE-53', 'CONST-51', 'CONST-52', 'CONST-53'] },
  play: async ({ canvas }) => {
    await callsOnce(canvas, '300 products, page 1 of 30');
    const sort = canvas.getByLabelText('Sort by');
    await expect(
      within(sort)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All', 'Price low to high', 'Price high to low']);
    await userEvent.selectOptions(sort, 'Price low to high');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines\?order=asc$/);
    await userEvent.selectOptions(sort, 'Price high to low');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines\?order=desc$/);
    await userEvent.selectOptions(sort, 'All');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines$/);
    await waitFor(() => expect(listingCalls).toHaveBeenCalledTimes(4));
    await expect(await canvas.findByText('300 products, page 1 of 30')).toBeVisible();
  },
};

export const OrderIsSentOnlyWhenSet: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['API-05', 'API-06', 'API-07', 'AMB-57'] },
  play: async ({ canvas }) => {
    await expect(await callsOnce(canvas, '300 products, page 1 of 30')).toEqual(['?_page=1&_limit=10']);
    const sort = canvas.getByLabelText('Sort by');
    const firstTitle = () => document.querySelector('article h3')?.textContent;
    await userEvent.selectOptions(sort, 'Price low to high');
    await waitFor(() => expect(listingCalls).toHaveBeenLastCalledWith('?_sort=price&_order=asc&_page=1&_limit=10'));
    await canvas.findByText('300 products, page 1 of 30');
    const cheapest = firstTitle();
    await userEvent.selectOptions(sort, 'Price high to low');
    await waitFor(() => expect(listingCalls).toHaveBeenLastCalledWith('?_sort=price&_order=desc&_page=1&_limit=10'));
    await canvas.findByText('300 products, page 1 of 30');
    await expect(firstTitle()).not.toBe(cheapest);
    await userEvent.selectOptions(sort, 'All');
    await waitFor(() => expect(listingCalls).toHaveBeenLastCalledWith('?_page=1&_limit=10'));
    await expect(listingCalls).toHaveBeenCalledTimes(4);
    await expect(await canvas.findByText('300 products, page 1 of 30')).toBeVisible();
  },
};

/** The address is the source of truth. Its filters are ticked, and unknown values are ignored. */
export const AddressWithUnknownValues: Story = {
  parameters: {
    requirements: ['STATE-51', 'STATE-52', 'STATE-53'],
    route: '/medicines?category=skinCare&category=toys&rating=5&rating=9&order=sideways&page=4&utm_source=mail',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ products?, page 1 of \d+$/)).toBeVisible();
    await expect(listingCalls.mock.calls).toEqual([['?category=skinCare&rating=5&_page=1&_limit=10']]);
    await expect(canvas.getByLabelText('Skin care')).toBeChecked();
    await expect(canvas.getByLabelText('5 stars')).toBeChecked();
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await expect(canvas.getByLabelText('Sort by')).toHaveDisplayValue('All');
  },
};

/** A chip removes one filter. The focus moves to the list, because the chip disappears. */
export const ChipDropsItsFilter: Story = {
  tags: ['behaviour'],
  parameters: { route: '/medicines?category=vitamins&rating=4&rating=5' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove filter: 4 stars' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines\?category=vitamins&rating=5$/);
    await expect(document.activeElement).toHaveAccessibleName('Products');
    await expect(canvas.getByLabelText('4 stars')).not.toBeChecked();
    await expect(await canvas.findByText('20 products, page 1 of 2')).toBeVisible();
  },
};

export const ClearAllKeepsTheOrder: Story = {
  tags: ['behaviour'],
  parameters: { route: '/medicines?category=vitamins&rating=4&order=desc' },
  play: async ({ canvas }) => {
    const filters = within(canvas.getByRole('region', { name: 'Filters' }));
    await userEvent.click(filters.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines\?order=desc$/);
    await expect(filters.getByRole('heading', { name: 'Filters' })).toHaveFocus();
    await expect(filters.queryByRole('button', { name: 'Clear all' })).toBeNull();
    await expect(await canvas.findByText('300 products, page 1 of 30')).toBeVisible();
  },
};

const oneShelf = [aProduct({ category: 'vitamins', rating: 4 })];

/** Nothing matches. Each filter that can be dropped is named, and one click drops it. */
export const NoResults: Story = {
  parameters: {
    route: '/medicines?category=vitamins&rating=1',
    msw: { handlers: { ...handlers, products: productHandlers.ready(oneShelf) } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing matches all of these filters' })).toBeVisible();
    await expect(canvas.getByText('No products')).toHaveRole('status');
    await expect(canvas.getByRole('button', { name: 'Drop “Vitamins”' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Drop “1 star”' }));
    await expect(await canvas.findByText('1 product, page 1 of 1')).toBeVisible();
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines\?category=vitamins$/);
    await expect(document.activeElement).toHaveAccessibleName('Products');
  },
};

/**
 * Below 1025 px the filters are in a sheet. The focus moves into it, each tick applies at once, and the focus returns.
 */
export const SheetShowsHowManyMobile: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['CATALOGUE-01', 'CATALOGUE-02', 'CATALOGUE-03'] },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await callsOnce(canvas, '300 products, page 1 of 30');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    const opener = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(within(sheet).getByRole('checkbox', { name: 'Ayurveda' }));
    await userEvent.click(within(sheet).getByRole('checkbox', { name: '5 stars' }));
    await waitFor(() => expect(listingCalls).toHaveBeenLastCalledWith('?category=ayurveda&rating=5&_page=1&_limit=10'));
    await userEvent.click(await within(sheet).findByRole('button', { name: /^Show \d+ results$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Filters (2)' })).toHaveFocus();
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/medicines?category=ayurveda&rating=5');
  },
};

export const EscapeClosesTheSheetMobile: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filters' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveFocus();
    await expect(await canvas.findByText('300 products, page 1 of 30')).toBeVisible();
  },
};

export const SheetOpenMobile: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { route: '/medicines?category=ayurveda&rating=4&rating=5' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters (3)' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await expect(await within(sheet).findByRole('button', { name: /^Show \d+ results$/ })).toBeVisible();
  },
};

export const CategoryChipTogglesMobile: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['CATALOGUE-02', 'STATE-51'] },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await callsOnce(canvas, '300 products, page 1 of 30');
    await userEvent.click(canvas.getByRole('button', { name: 'Vitamins' }));
    await callsOnce(canvas, '60 products, page 1 of 6');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines\?category=vitamins$/);
    const chip = canvas.getByRole('button', { name: 'Vitamins' });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(chip).toHaveFocus();
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines$/);
    await callsOnce(canvas, '300 products, page 1 of 30');
    // The list is in the cache, so it shows before it is fetched again.
    await waitFor(() =>
      expect(calls()).toEqual(['?_page=1&_limit=10', '?category=vitamins&_page=1&_limit=10', '?_page=1&_limit=10']),
    );
  },
};
