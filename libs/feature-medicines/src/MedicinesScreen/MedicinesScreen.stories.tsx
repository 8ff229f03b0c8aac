import { aProduct, products } from '@niramaya/fixtures';
import { productHandlers } from '@niramaya/fixtures/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { countListingCalls, listingCalls } from '../stories/listing-calls';
import { MedicinesScreen } from './MedicinesScreen';

const meta = {
  id: 'feature-medicines-medicinesscreen',
  title: 'Screens/MedicinesScreen',
  component: MedicinesScreen,
  parameters: {
    onlyAt: 'w1280',
    inShop: true,
    layout: 'fullscreen',
    route: '/medicines',
    msw: { handlers: { count: countListingCalls, products: productHandlers.ready() } },
  },
} satisfies Meta<typeof MedicinesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Default: Story = {
  parameters: { requirements: ['CATALOGUE-01', 'CATALOGUE-04', 'CATALOGUE-06', 'CATALOGUE-09'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Medicines and health products');
    await expect(canvasElement.querySelector('header img')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Filters' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
    await expect(canvas.getByRole('list', { name: 'Products' })).toBeVisible();
    const pages = within(canvas.getByRole('navigation', { name: 'Pages of products' }));
    await expect(pages.getByRole('button', { name: 'Previous' })).toBeVisible();
    await expect(pages.getByRole('button', { name: 'Next' })).toBeVisible();
    await expect(listingCalls.mock.calls).toEqual([['?_page=1&_limit=10']]);
    const data = () => document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
    await waitFor(() => expect(JSON.parse(data())).toMatchObject({ '@type': 'ItemList' }));
  },
};

/** The second brand on a whole screen: axe finds each pair of its colours that is not legible. */
export const Prabhat: Story = {
  globals: { brand: 'prabhat', viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};

export const Loading: Story = {
  parameters: { requirements: ['STATE-44'], msw: { handlers: { products: productHandlers.loading() } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('...Loading')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Products' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('...Error')).toBeNull();
    await expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { requirements: ['AMB-30'], msw: { handlers: { products: productHandlers.empty() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The shelves are being filled' })).toBeVisible();
    await expect(canvas.getByText('No products').parentElement).toHaveRole('status');
    for (const name of ['Previous', 'Next'])
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Failed: Story = {
  parameters: {
    requirements: ['STATE-45', 'ERROR-07'],
    msw: { handlers: { products: productHandlers.failed() } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('...Error')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Products' })).toBeNull();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.queryByText('...Loading')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Filters' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: { products: productHandlers.offline() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The list loads by itself/)).toBeVisible();
    const message = canvas.getByText('...Error');
    await expect(message).toBeVisible();
    // With the line about the connection below the header, a phone has room for a small picture only.
    await expect(message.parentElement?.querySelector('img')).toHaveAttribute('width', '100');
  },
};

let isConnected: boolean;

/** The connection is lost: a list that was on the screen before can be read again, and loads again by itself. */
export const SeenListOffline: Story = {
  tags: ['behaviour'],
  parameters: {
    msw: { handlers: { count: http.get('*/api/products', () => (isConnected ? undefined : HttpResponse.error())) } },
  },
  beforeEach: () => {
    isConnected = true;
  },
  play: async ({ canvas }) => {
    const kept = 'This is the list as you last saw it. It loads again once you are connected.';
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
    await expect(canvas.queryByText(kept)).toBeNull();
    isConnected = false;
    const [category] = canvas.getAllByRole('checkbox');
    await userEvent.click(category!);
    await expect(await canvas.findByText('...Error')).toBeVisible();
    await userEvent.click(category!);
    await expect(await canvas.findByText(kept)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
    isConnected = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText(kept)).toBeNull());
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
  },
};

export const RetrySendsOneCall: Story = {
  tags: ['behaviour'],
  parameters: {
    requirements: ['STATE-45', 'STATE-46'],
    msw: { handlers: { products: productHandlers.failedOnce(503) } },
  },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await expect(listingCalls).toHaveBeenCalledTimes(1);
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
    await expect(listingCalls).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByText('...Error')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Products' })).toHaveFocus();
  },
};

/** Returns the queries of all requests so far, once the list shows this status. */
async function callsOnce(canvas: Canvas, status: string) {
  await expect((await canvas.findByText(status)).parentElement).toHaveRole('status');
  return listingCalls.mock.calls.map(([query]) => query);
}

const tick = (canvas: Canvas, name: string) => userEvent.click(canvas.getByLabelText(name));

export const CategoriesUpdateUrl: Story = {
  tags: ['state:chosen'],
  parameters: { requirements: ['CATALOGUE-02', 'STATE-51', 'API-03', 'API-11', 'AMB-56'] },
  play: async ({ canvas }) => {
    await callsOnce(canvas, '300 products, page 1 of 30');
    await tick(canvas, 'Vitamins');
    await callsOnce(canvas, '60 products, page 1 of 6');
    await tick(canvas, 'Nutrition');
    const sent = await callsOnce(canvas, '120 products, page 1 of 12');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/medicines?category=vitamins&category=nutrition');
    await expect(sent).toEqual([
      '?_page=1&_limit=10',
      '?category=vitamins&_page=1&_limit=10',
      '?category=vitamins&category=nutrition&_page=1&_limit=10',
    ]);
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Price low to high');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/&category=nutrition&order=asc$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Vitamins' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines\?category=nutrition&order=asc$/);
    await expect(document.activeElement).toHaveAccessibleName('Products');
    await expect(canvas.getByLabelText('Vitamins')).not.toBeChecked();
  },
};

/** The only request of the listing counts the products of the concern too (API-01). */
export const FromConcern: Story = {
  tags: ['behaviour'],
  parameters: {
    requirements: ['HOME-61', 'API-01'],
    route: { pathname: '/medicines', state: { topic: 'Pain Relief' } },
  },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('button', { name: 'Pain Relief: show 4 products' });
    await expect(listingCalls.mock.calls).toEqual([['?_page=1&_limit=10']]);
    await userEvent.click(line);
    await canvas.findByText('4 products, page 1 of 1');
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines\?q=pain\+relief$/);
    await expect(canvas.queryByRole('button', { name: /^Pain Relief/ })).toBeNull();
    await expect(document.activeElement).toHaveAccessibleName('Products for “pain relief”');
    await userEvent.click(canvas.getByText('Go back'));
    await expect(await canvas.findByRole('button', { name: 'Pain Relief: show 4 products' })).toBeVisible();
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
    await expect(canvas.getByText('No products').parentElement).toHaveRole('status');
    await expect(canvas.getByRole('button', { name: 'Remove “Vitamins”' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “1 star”' }));
    await expect(await canvas.findByText('1 product, page 1 of 1')).toBeVisible();
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines\?category=vitamins$/);
    await expect(document.activeElement).toHaveAccessibleName('Products');
  },
};

/** A search that finds nothing has nothing to filter or to sort, so the explanation follows at once. */
export const NothingForSearch: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  parameters: { route: '/medicines?q=zzzzz', msw: { handlers: { products: productHandlers.ready(oneShelf) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products')).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Filters' })).toBeNull();
    await expect(canvas.queryByRole('group', { name: 'Filters' })).toBeNull();
  },
};

export const Mobile: Story = {
  parameters: { requirements: ['CATALOGUE-01', 'CATALOGUE-02', 'CATALOGUE-03'] },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await callsOnce(canvas, '300 products, page 1 of 30');
    await expect(canvas.getByRole('heading', { level: 1 }).closest('header')?.clientHeight).toBeLessThan(80);
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

/**
 * The text of the search is above its products, where a phone stops scrolling. The button next to it removes the text.
 */
export const SearchedMobile: Story = {
  parameters: { route: '/medicines?q=zinc&order=asc' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Products for “zinc”' });
    await expect(heading.offsetHeight).toBeGreaterThan(20);
    const [first] = await canvas.findAllByRole('article');
    await expect(heading.getBoundingClientRect().bottom).toBeLessThan(first!.getBoundingClientRect().top);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove search: “zinc”' }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines\?order=asc$/);
    await expect(document.activeElement).toHaveAccessibleName('Products');
  },
};

/** The heading names the word that was searched for, and the line below it offers the typed one. */
export const SearchedMistypedMobile: Story = {
  parameters: { route: '/medicines?q=acidiy' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Products for “acidity”' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'You typed “acidiy”: search that instead' })).toBeVisible();
  },
};

/** A search on the listing itself scrolls to its products, of which nothing above shows below the top bar. */
export const SearchShowsNoCutHeading: Story = {
  tags: ['behaviour'],
  parameters: { route: '/medicines?q=zinc' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove search: “zinc”' }));
    await callsOnce(canvas, '300 products, page 1 of 30');
    const edge = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--header-height'));
    const { bottom } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(edge);
  },
};

const pager = (canvas: Canvas, name: string) =>
  within(canvas.getByLabelText('Pages of products')).getByRole('button', { name });
const titles = (canvas: Canvas) =>
  [...canvas.getByLabelText('Products', { selector: 'ul' }).querySelectorAll('h3')].map((title) => title.textContent);
const titlesOf = (from: number, to: number) =>
  products(to)
    .slice(from - 1)
    .map((product) => product.title);

/**
 * Expects the products `from` to `to`: the first card at once, and grey cards in the place of others until they follow.
 */
async function expectTitles(canvas: Canvas, from: number, to: number) {
  const expected = titlesOf(from, to);
  const atOnce = titles(canvas);
  await expect(atOnce[0]).toBe(expected[0]);
  await expect(atOnce.map((title, at) => title || expected[at])).toEqual(expected);
  await waitFor(() => expect(titles(canvas)).toEqual(expected));
}

export const NextThenPrevious: Story = {
  tags: ['behaviour'],
  parameters: {
    requirements: ['STATE-47', 'STATE-48', 'STATE-49', 'API-08', 'API-12'],
    msw: { handlers: { products: productHandlers.ready(products(21)) } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('21 products, page 1 of 3');
    await expectTitles(canvas, 1, 10);
    await expect(pager(canvas, 'Previous')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pager(canvas, 'Previous'));
    await expect(listingCalls).toHaveBeenCalledTimes(1);
    await userEvent.click(pager(canvas, 'Next'));
    await canvas.findByText('21 products, page 2 of 3');
    await expectTitles(canvas, 11, 20);
    await expect(document.activeElement).toHaveAccessibleName('Products');
    await userEvent.click(pager(canvas, 'Previous'));
    await canvas.findByText('21 products, page 1 of 3');
    await waitFor(() =>
      expect(listingCalls.mock.calls).toEqual([['?_page=1&_limit=10'], ['?_page=2&_limit=10'], ['?_page=1&_limit=10']]),
    );
    await waitFor(() => expect(titles(canvas)).toEqual(titlesOf(1, 10)));
    await userEvent.click(pager(canvas, 'Page 3'));
    await canvas.findByText('21 products, page 3 of 3');
    await expectTitles(canvas, 21, 21);
    await expect(pager(canvas, 'Next')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(pager(canvas, 'Next'));
    await expect(listingCalls).toHaveBeenCalledTimes(4);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicines$/);
  },
};

const stock = products(21);

/** Products have been sold out when Back returns to the last page, so that the list has fewer pages than before. */
export const FilterReturnsToPageOneAndBackRestores: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['AMB-29', 'API-11'], msw: { handlers: { products: productHandlers.ready(stock) } } },
  beforeEach: () => void stock.splice(0, stock.length, ...products(21)),
  play: async ({ canvas }) => {
    await canvas.findByText('21 products, page 1 of 3');
    await userEvent.click(pager(canvas, 'Page 3'));
    await canvas.findByText('21 products, page 3 of 3');
    await userEvent.click(canvas.getByLabelText('Vitamins'));
    await canvas.findByText('4 products, page 1 of 1');
    await expect(listingCalls.mock.calls).toEqual([
      ['?_page=1&_limit=10'],
      ['?_page=3&_limit=10'],
      ['?category=vitamins&_page=1&_limit=10'],
    ]);
    await userEvent.click(canvas.getByText('Go back'));
    await canvas.findByText('21 products, page 3 of 3');
    await expect(canvas.getByLabelText('Vitamins')).not.toBeChecked();
    await expectTitles(canvas, 21, 21);
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Price low to high');
    await canvas.findByText('21 products, page 1 of 3');
    stock.splice(12);
    await userEvent.click(canvas.getByText('Go back'));
    await canvas.findByText('12 products, page 2 of 2');
    await expectTitles(canvas, 11, 12);
    await userEvent.click(canvas.getByText('Go back'));
    await canvas.findByText('12 products, page 1 of 2');
  },
};
