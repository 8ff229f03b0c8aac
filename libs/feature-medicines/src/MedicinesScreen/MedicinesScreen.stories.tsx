import { products } from '@niramaya/fixtures';
import { productHandlers } from '@niramaya/fixtures/msw';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { listingCalls, listingParameters } from '../stories/listing-calls';
import { MedicinesScreen } from './MedicinesScreen';

const meta = {
  id: 'feature-medicines-medicinesscreen',
  title: 'Screens/MedicinesScreen',
  component: MedicinesScreen,
  parameters: listingParameters,
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
    await expect(listingCalls.mock.calls).toEqual([['?_page=1&_limit=10']]);
    const data = () => document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
    await waitFor(() => expect(JSON.parse(data())).toMatchObject({ '@type': 'ItemList' }));
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
    await expect(canvas.getByText('No products')).toHaveRole('status');
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
    await expect(await canvas.findByText(/^You seem to be offline/)).toBeVisible();
    await expect(canvas.getByText('...Error')).toBeVisible();
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

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10));
    await expect(canvas.getByRole('heading', { level: 1 }).closest('header')?.clientHeight).toBeLessThan(80);
  },
};

export const CardOpensDetails: Story = {
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
    await expect(stored).toMatchObject({ title: first?.title, image: '/api/pictures/1.svg' });
  },
};
