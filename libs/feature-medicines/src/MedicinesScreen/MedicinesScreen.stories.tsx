import { products } from '@niramaya/fixtures';
import { productHandlers } from '@niramaya/fixtures/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { countListingCalls, listingCalls } from '../stories/listing-calls';
import { MedicinesScreen } from './MedicinesScreen';

const handlers = { count: countListingCalls, products: productHandlers.ready() };

const meta = {
  id: 'feature-medicines-medicinesscreen',
  title: 'Screens/MedicinesScreen',
  component: MedicinesScreen,
  parameters: { onlyAt: 'w1280', inShop: true, layout: 'fullscreen', route: '/medicines', msw: { handlers } },
  beforeEach: () => {
    listingCalls.mockClear();
  },
} satisfies Meta<typeof MedicinesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

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
  },
};

/** A first visit requests page 1 once, without an order, and shows what arrives. */
export const OpeningSendsOneCall: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['API-01', 'API-02', 'API-06', 'CONST-46', 'STATE-46'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('300 products, page 1 of 30')).toHaveRole('status');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
    await expect(listingCalls.mock.calls).toEqual([['?_page=1&_limit=10']]);
    await expect(canvas.queryByText('...Loading')).toBeNull();
    await expect(canvas.queryByText('...Error')).toBeNull();
    const told = () => [...document.querySelectorAll('script[type="application/ld+json"]')];
    await waitFor(() => expect(told()).toHaveLength(1));
    await expect(JSON.parse(told()[0]?.textContent ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: { length: 10 },
    });
  },
};

export const Loading: Story = {
  parameters: { requirements: ['STATE-44'], msw: { handlers: { ...handlers, products: productHandlers.loading() } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('...Loading')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Products' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByText('...Error')).toBeNull();
    await expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: { ...handlers, products: productHandlers.empty() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The shelves are being filled' })).toBeVisible();
    await expect(canvas.getByText('No products')).toHaveRole('status');
  },
};

export const Failed: Story = {
  parameters: {
    requirements: ['STATE-45', 'ERROR-07'],
    msw: { handlers: { ...handlers, products: productHandlers.failed() } },
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
  parameters: { msw: { handlers: { ...handlers, products: productHandlers.offline() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You seem to be offline/)).toBeVisible();
    await expect(canvas.getByText('...Error')).toBeVisible();
  },
};

/** The first call fails and the second succeeds. One click sends one call, and the focus stays on the list. */
export const RetrySendsOneCall: Story = {
  tags: ['behaviour'],
  parameters: {
    requirements: ['STATE-45', 'STATE-46'],
    msw: {
      handlers: {
        ...handlers,
        products: [
          http.get('*/api/products', () => new Response(null, { status: 503 }), { once: true }),
          ...productHandlers.ready(),
        ],
      },
    },
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

export const One: Story = {
  parameters: { msw: { handlers: { ...handlers, products: productHandlers.ready(products(1)) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 product, page 1 of 1')).toBeVisible();
  },
};

const showsTheList: Story['play'] = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
};

export const Mobile: Story = { globals: { viewport: { value: 'w360' } }, play: showsTheList };

export const Tablet: Story = { globals: { viewport: { value: 'w768' } }, play: showsTheList };

const boxes = (elements: Iterable<Element>) =>
  [...elements].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });

/** Resolves once the browser has laid out a frame. Before that, an item with `content-visibility` has a guessed height. */
const laidOut = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Every card is exactly where its skeleton was, at every width. A title of more than three lines would grow its row. */
const nothingMoves: Story['play'] = async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('...Loading')).toBeVisible();
  await laidOut();
  const skeletons = boxes(canvasElement.querySelectorAll('article'));
  await expect(skeletons).toHaveLength(10);
  await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
  await laidOut();
  await expect(boxes(canvas.getAllByRole('article'))).toEqual(skeletons);
};

const slow = {
  msw: {
    handlers: {
      ...handlers,
      products: [
        http.get('*/api/products', () => delay(300).then(() => undefined)),
        ...productHandlers.ready(products(10).map((product) => ({ ...product, title: product.title.slice(0, 50) }))),
      ],
    },
  },
};

export const AnswerMovesNothing: Story = { tags: ['behaviour'], parameters: slow, play: nothingMoves };
export const AnswerMovesNothingTablet: Story = {
  tags: ['behaviour'],
  parameters: slow,
  globals: { viewport: { value: 'w768' } },
  play: nothingMoves,
};
export const AnswerMovesNothingMobile: Story = {
  tags: ['behaviour'],
  parameters: slow,
  globals: { viewport: { value: 'w360' } },
  play: nothingMoves,
};

/** A card stores the product for the detail screen, whose address names no product. A new tab opens one that does. */
export const CardOpensTheDetails: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['CATALOGUE-08', 'STORAGE-06', 'STORAGE-07', 'STORAGE-09'] },
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('article');
    const [first] = products(1);
    const link = within(card as HTMLElement).getByRole('link', { name: first?.title });
    await expect(link).toHaveAttribute('href', '/medicinesdetails?id=1');
    await userEvent.click(link);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent(/^\/medicinesdetails$/);
    const stored: unknown = JSON.parse(localStorage.getItem('medicine_details') ?? 'null');
    await expect(Object.keys(stored as object).toSorted()).toEqual([
      'category',
      'discount',
      'discountedPrice',
      'image',
      'price',
      'rating',
      'title',
    ]);
    await expect(stored).toMatchObject({ title: first?.title, image: '/api/pictures/1.svg' });
  },
};

/**
 * The button of the card adds the product, with the messages of the detail screen. The number that replaces it links to
 * the cart.
 */
export const AddThenInCartLeadsToTheCart: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['STORAGE-05', 'ERROR-27'] },
  play: async ({ canvas }) => {
    const [first] = products(1);
    await userEvent.dblClick(await canvas.findByRole('button', { name: `Add ${first?.title} to cart` }));
    await expect(await screen.findByText('Added successfully')).toBeVisible();
    const stored = localStorage.getItem('cart_data');
    await expect(JSON.parse(stored ?? '[]')).toMatchObject([{ title: first?.title, quantity: 1 }]);
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/medicines');

    await userEvent.click(await canvas.findByRole('link', { name: `1 In cart ${first?.title}` }));
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('/cart');
    await expect(screen.queryByText('Item Already exist in Cart')).toBeNull();
    await expect(localStorage.getItem('cart_data')).toBe(stored);
  },
};
