import { productHandlers } from '@niramaya/fixtures/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { countListingCalls, listingCalls } from '../stories/listing-calls';
import { MedicinesScreen } from './MedicinesScreen';

const handlers = { count: countListingCalls, products: productHandlers.ready() };

const meta = {
  id: 'feature-medicines-medicinesscreen-searching',
  title: 'Screens/MedicinesScreen/Searching',
  component: MedicinesScreen,
  parameters: { onlyAt: 'w1280', inShop: true, layout: 'fullscreen', route: '/medicines?q=zinc', msw: { handlers } },
  beforeEach: () => {
    listingCalls.mockClear();
  },
} satisfies Meta<typeof MedicinesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sends one call with the search text of the address. The list, its label and the document title show the text. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ products, page 1 of \d+$/)).toHaveRole('status');
    await expect(listingCalls.mock.calls).toEqual([['?q=zinc&_page=1&_limit=10']]);
    await expect(canvas.getByRole('region', { name: 'Products for “zinc”' })).toBeVisible();
    for (const card of canvas.getAllByRole('article')) await expect(card).toHaveTextContent(/zinc/i);
    await waitFor(() => expect(document.title).toBe('“zinc” · Medicines and health products · Niramaya'));
  },
};

/** Filters and order are sent with the search. Clearing the filters keeps the search. */
export const FiltersAndOrderKeepTheSearch: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^\d+ products, page 1 of \d+$/);
    await userEvent.click(canvas.getByLabelText('Vitamins'));
    await waitFor(() => expect(listingCalls).toHaveBeenLastCalledWith('?q=zinc&category=vitamins&_page=1&_limit=10'));
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Price low to high');
    await waitFor(() =>
      expect(listingCalls).toHaveBeenLastCalledWith(
        '?q=zinc&category=vitamins&_sort=price&_order=asc&_page=1&_limit=10',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines\?q=zinc&order=asc$/);
    await waitFor(() => expect(listingCalls).toHaveBeenCalledTimes(4));
    // Until the response arrives, the list of the old address shows dimmed.
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Products for “zinc”' })).toHaveAttribute('aria-busy', 'false'),
    );
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0);
  },
};

/** Without the search text the whole listing shows. */
export const DroppingTheSearch: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove search: “zinc”' }));
    await expect(await canvas.findByText('300 products, page 1 of 30')).toBeVisible();
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines$/);
    await expect(document.activeElement).toHaveAccessibleName('Products');
    await expect(listingCalls).toHaveBeenLastCalledWith('?_page=1&_limit=10');
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: { ...handlers, products: productHandlers.loading() } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('...Loading')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove search: “zinc”' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { route: '/medicines?q=telescope' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing found for “telescope”' })).toBeVisible();
    await expect(canvas.getByText('No products')).toHaveRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'See everything we sell' }));
    await expect(await canvas.findByText('300 products, page 1 of 30')).toBeVisible();
    await expect(document.activeElement).toHaveAccessibleName('Products');
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: { ...handlers, products: productHandlers.failed() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('...Error')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(listingCalls.mock.calls.at(-1)).toEqual(['?q=zinc&_page=1&_limit=10']));
    await waitFor(() => expect(listingCalls.mock.calls.length).toBeGreaterThan(1));
    await expect(await canvas.findByText('...Error')).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: { ...handlers, products: productHandlers.offline() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('...Error')).toBeVisible();
    await expect(canvas.getByText(/^You seem to be offline/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove search: “zinc”' })).toBeVisible();
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\d+ products, page 1 of \d+$/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove search: “zinc”' })).toBeVisible();
  },
};
