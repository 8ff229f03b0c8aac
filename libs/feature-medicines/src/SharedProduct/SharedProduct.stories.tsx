import { aSelectedMedicine } from '@niramaya/fixtures';
import { productHandlers } from '@niramaya/fixtures/msw';
import { inBox } from '@niramaya/ui/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useRef } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { countListingCalls, listingCalls } from '../stories/listing-calls';
import { SharedProduct } from './SharedProduct';

const handlers = { count: countListingCalls, products: productHandlers.ready() };
const answering = (products: (typeof handlers)['products']) => ({ msw: { handlers: { products } } });

const meta = {
  id: 'feature-medicines-sharedproduct',
  title: 'Screens/SharedProduct',
  component: SharedProduct,
  args: { search: '?id=1', slowAfterMs: 600_000, shownRef: { current: undefined } },
  parameters: {
    onlyAt: 'w1280',
    inShop: true,
    layout: 'fullscreen',
    route: '/medicinesdetails?id=1',
    msw: { handlers },
  },
} satisfies Meta<typeof SharedProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Calmag D3 500 mg Tablet, Strip of 15';

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(listingCalls.mock.calls).toEqual([['?id=1']]);
    await expect(canvas.getByRole('img', { name: title })).toHaveAttribute('src', '/api/pictures/1.svg');
    await expect(localStorage.getItem('medicine_details')).toBeNull();
    await expect(document.title).toBe(`${title} · Niramaya`);
    const data = () => document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
    await waitFor(() => expect(JSON.parse(data())).toMatchObject({ '@type': 'Product', name: title }));
  },
};

/** The product of another link replaces the one on the screen. Its heading, here below the window, has the focus. */
export const AnotherStartsAtTop: Story = {
  tags: ['behaviour'],
  decorators: [inBox({ paddingTop: '150vh' })],
  render: function AfterAnother(args) {
    const shownRef = useRef<string | undefined>('Zinc');
    return <SharedProduct {...args} shownRef={shownRef} />;
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: title });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(window.scrollY).toBe(0);
  },
};

export const Loading: Story = {
  parameters: answering(productHandlers.loading()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching the product…')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Product details');
    await expect(canvas.queryByRole('link', { name: 'See all medicines' })).toBeNull();
  },
};

/** Adds a head to the document as the server sends it with the page of a product. */
function serveHead(head: string) {
  const before = document.title;
  const elements = document.createRange().createContextualFragment(head).children;
  const added = [...elements];
  document.head.append(...added);
  return () => {
    document.title = before;
    for (const element of added) element.remove();
  };
}

/** While the product loads, the title is the one that the server has sent for this product, and not for another one. */
export const LoadingWithServedTitle: Story = {
  tags: ['behaviour'],
  beforeEach: () =>
    serveHead(
      `<link rel="canonical" href="${window.location.origin}/medicinesdetails?id=1"><meta property="og:title" content="Calmag · Niramaya">`,
    ),
  parameters: answering(productHandlers.loading()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fetching the product…')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Calmag · Niramaya'));
  },
};

export const LoadingWithTitleOfAnother: Story = {
  tags: ['behaviour'],
  args: { search: '?id=2' },
  beforeEach: LoadingWithServedTitle.beforeEach,
  parameters: answering(productHandlers.loading()),
  play: async ({ canvas }) => {
    const before = document.title;
    await expect(canvas.getByText('Fetching the product…')).toBeVisible();
    await new Promise(requestAnimationFrame);
    await expect([document.title, before.includes('Calmag')]).toEqual([before, false]);
  },
};

export const Slow: Story = {
  args: { slowAfterMs: 0 },
  parameters: answering(productHandlers.loading()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Still fetching the product. Your connection may be slow.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all medicines' })).toHaveAttribute('href', '/medicines');
  },
};

export const Empty: Story = {
  args: { search: '?id=999999' },
  play: async ({ canvas }) => {
    const name = 'This product is no longer here';
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all medicines' })).toHaveAttribute('href', '/medicines');
    await expect(canvas.queryByRole('link', { name: 'The product you opened last' })).toBeNull();
    await expect(listingCalls.mock.calls).toEqual([['?id=999999']]);
  },
};

export const Broken: Story = {
  args: { search: '?id=' },
  beforeEach: () => localStorage.setItem('medicine_details', JSON.stringify(aSelectedMedicine())),
  play: async ({ canvas }) => {
    const lastOpened = await canvas.findByRole('link', { name: 'The product you opened last' });
    await expect(lastOpened).toHaveAttribute('href', expect.stringMatching(/^\/medicinesdetails\?title=./));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This link is not complete');
    await expect(canvas.getByRole('link', { name: 'See all medicines' })).toHaveAttribute('href', '/medicines');
    await expect(listingCalls).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  parameters: answering(productHandlers.failed()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The product of this link could not be loaded.');
    await expect(canvas.getByText('That is our fault, not yours.')).toBeVisible();
  },
};

export const RetryThenProduct: Story = {
  tags: ['behaviour'],
  parameters: answering(productHandlers.failedOnce()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    const product = await canvas.findByRole('heading', { level: 1, name: title });
    await expect(product).toBeVisible();
    await expect(listingCalls).toHaveBeenCalledTimes(2);
    await expect(document.activeElement).toContainElement(product);
  },
};

export const Offline: Story = {
  parameters: answering(productHandlers.offline()),
};

let isConnected: boolean;

/** Once the device is connected, the product loads without a press. */
export const OfflineThenProduct: Story = {
  tags: ['behaviour'],
  parameters: {
    msw: { handlers: { count: http.get('*/api/products', () => (isConnected ? undefined : HttpResponse.error())) } },
  },
  beforeEach: () => {
    isConnected = false;
  },
  play: async ({ canvas }) => {
    const sentence = 'The product loads by itself once you are connected.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    isConnected = true;
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
};
