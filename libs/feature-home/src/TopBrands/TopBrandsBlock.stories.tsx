import type { Meta, StoryObj } from '@storybook/react-vite';
import { topBrandHandlers } from '@niramaya/fixtures/msw';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TopBrandsBlock } from './TopBrandsBlock';

const meta = {
  id: 'feature-home-topbrands-topbrandsblock',
  title: 'Patterns/Home/TopBrandsBlock',
  component: TopBrandsBlock,
  parameters: { inShop: true, msw: { handlers: { topBrands: topBrandHandlers.ready() } } },
} satisfies Meta<typeof TopBrandsBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

const aBrand = (name: string) => ({
  img: '/pictures/brand-keshara.svg',
  name,
  description: `${name}, and what it makes`,
});

export const Default: Story = {
  parameters: { requirements: ['HOME-53', 'API-16', 'API-17'] },
  play: async ({ canvas, canvasElement }) => {
    const card = await canvas.findByRole('link', { name: 'Neemila' });
    await expect(card.closest('article')).toHaveTextContent('NeemilaNeem care for clear, calm skin');
    const names = [...canvasElement.querySelectorAll('article h3')].map((name) => name.textContent);
    await expect(new Set(names).size).toBe(12);
    await expect(canvasElement.querySelector('article img')).toHaveAttribute('src', '/api/pictures/brand-neemila.svg');
  },
};

/** With one brand there is nothing to scroll, so the carousel has no buttons. */
export const One: Story = {
  parameters: {
    requirements: ['HOME-52', 'API-16'],
    msw: { handlers: { topBrands: topBrandHandlers.ready([aBrand('Vanadeep')]) } },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Vanadeep' });
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(within(canvas.getByRole('main')).queryAllByRole('button')).toEqual([]);
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: { topBrands: topBrandHandlers.loading() } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading brands')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Our Top Brands' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: { topBrands: topBrandHandlers.empty() } } },
  play: async ({ canvas }) => {
    await canvas.findByText('No brands to show today');
    await expect(canvas.getByRole('link', { name: 'Browse medicines' })).toHaveAttribute('href', '/medicines');
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: { topBrands: topBrandHandlers.failed() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Our top brands could not be loaded.');
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: { topBrands: topBrandHandlers.offline() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Check the connection and try again/)).toBeVisible();
  },
};

let asked = 0;
const secondTimeReady = http.get('*/api/medi', () => {
  asked += 1;
  return asked > 1 ? HttpResponse.json([aBrand('Keshara')]) : new HttpResponse(null, { status: 500 });
});

export const RetrySendsOneCall: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['ERROR-36'], msw: { handlers: { topBrands: [secondTimeReady] } } },
  beforeEach: () => {
    asked = 0;
  },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' });
    await expect(asked).toBe(1);
    await userEvent.dblClick(retry);
    const card = await canvas.findByRole('link', { name: 'Keshara' });
    await expect(asked).toBe(2);
    await waitFor(() => expect(document.activeElement).toContainElement(card));
  },
};
