import { aProduct } from '@niramaya/fixtures';
import { productHandlers } from '@niramaya/fixtures/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { listingCalls, listingParameters } from '../stories/listing-calls';
import { MedicinesScreen } from './MedicinesScreen';

const meta = {
  id: 'feature-medicines-medicinesscreen-filtering',
  title: 'Screens/MedicinesScreen/Filtering',
  component: MedicinesScreen,
  parameters: listingParameters,
} satisfies Meta<typeof MedicinesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Returns the queries sent so far, once the list shows this status. */
async function callsOnce(canvas: Canvas, status: string) {
  await expect(await canvas.findByText(status)).toHaveRole('status');
  return listingCalls.mock.calls.map(([query]) => query);
}

const tick = (canvas: Canvas, name: string) => userEvent.click(canvas.getByLabelText(name));

export const CategoriesUpdateUrl: Story = {
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

export const SortUpdatesUrl: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['CATALOGUE-05', 'STATE-53', 'CONST-53', 'API-05', 'AMB-57'] },
  play: async ({ canvas }) => {
    await callsOnce(canvas, '300 products, page 1 of 30');
    const sort = canvas.getByLabelText('Sort by');
    for (const [order, address, query] of [
      ['Price low to high', /^\/medicines\?order=asc$/, '?_sort=price&_order=asc&_page=1&_limit=10'],
      ['Price high to low', /^\/medicines\?order=desc$/, '?_sort=price&_order=desc&_page=1&_limit=10'],
      ['All', /^\/medicines$/, '?_page=1&_limit=10'],
    ] as const) {
      await userEvent.selectOptions(sort, order);
      await expect(canvas.getByLabelText('Address')).toHaveTextContent(address);
      await waitFor(() => expect(listingCalls).toHaveBeenLastCalledWith(query));
    }
    await expect(await callsOnce(canvas, '300 products, page 1 of 30')).toHaveLength(4);
  },
};

/** The focus moves to the list, because the chip disappears. */
export const ChipRemovesFilter: Story = {
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

const oneShelf = [aProduct({ category: 'vitamins', rating: 4 })];

export const NoResults: Story = {
  parameters: {
    route: '/medicines?category=vitamins&rating=1',
    msw: { handlers: { products: productHandlers.ready(oneShelf) } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing matches all of these filters' })).toBeVisible();
    await expect(canvas.getByText('No products')).toHaveRole('status');
    await expect(canvas.getByRole('button', { name: 'Remove “Vitamins”' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “1 star”' }));
    await expect(await canvas.findByText('1 product, page 1 of 1')).toBeVisible();
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines\?category=vitamins$/);
    await expect(document.activeElement).toHaveAccessibleName('Products');
  },
};

export const SheetShowsCountMobile: Story = {
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
