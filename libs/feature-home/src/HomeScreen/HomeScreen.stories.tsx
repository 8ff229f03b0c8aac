import type { Meta, StoryObj } from '@storybook/react-vite';
import { topBrandHandlers } from '@niramaya/fixtures/msw';
import { expect, waitFor, within } from 'storybook/test';
import { carousel, onScreen } from '../stories/carousels';
import { HomeScreen } from './HomeScreen';

const meta = {
  id: 'feature-home-homescreen',
  title: 'Screens/HomeScreen',
  component: HomeScreen,
  args: { now: () => new Date('2026-02-04T06:30:00Z') },
  parameters: {
    inShop: true,
    layout: 'fullscreen',
    route: '/',
    msw: { handlers: { topBrands: topBrandHandlers.ready() } },
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const carousels = [
  'Shop by health concerns',
  'Featured Brands',
  'Full body health checkups',
  'Pathology Tests',
  'Homeopathic care for cold and cough',
  'Our Top Brands',
] as const;

/** Waits for the top brands. They load last, because they come from the server. */
const topBrandsHere = (canvasElement: HTMLElement) =>
  waitFor(() => expect(carousel(canvasElement, 'Our Top Brands')).toBeVisible());

/**
 * Returns how many items each carousel shows, after the top brands have loaded. Nothing may be wider than the screen.
 */
async function shown(canvasElement: HTMLElement) {
  await topBrandsHere(canvasElement);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  return carousels.map((name) => onScreen(canvasElement, name));
}

export const Default: Story = {
  parameters: { requirements: ['HOME-12', 'HOME-15', 'HOME-54', 'CONST-01'] },
  play: async ({ canvas, canvasElement }) => {
    const banners = canvas.getByRole('group', { name: 'What Niramaya does for you' });
    await expect(within(banners).getAllByRole('button', { name: /^Slide \d of 5: / })).toHaveLength(5);
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(banners.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Shop by health concerns',
      'Featured Brands',
      'Full body health checkups',
      'Pathology Testsup to 70% off',
      'Homeopathic care for cold and cough',
      'Our Top Brands',
      'Niramaya in numbers',
    ]);
    await expect(canvas.getByText('1800+')).toBeVisible();
    await expect(canvas.getByText(/cities of India/)).toBeVisible();
    await expect(canvasElement.querySelector('#lab-tests')).toHaveTextContent('Full body health checkups');
    await topBrandsHere(canvasElement);
  },
};

export const At1280: Story = {
  parameters: { onlyAt: 'w1280', requirements: ['HOME-77', 'HOME-78', 'HOME-79', 'HOME-80'] },
  play: async ({ canvasElement }) => {
    await expect(await shown(canvasElement)).toEqual([8, 8, 4, 4, 7, 4]);
  },
};

export const At1024: Story = {
  parameters: { requirements: ['HOME-83'] },
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvasElement }) => {
    await expect(await shown(canvasElement)).toEqual([3, 3, 3, 3, 3, 3]);
  },
};

export const At600: Story = {
  parameters: { requirements: ['HOME-84'] },
  globals: { viewport: { value: 'w600' } },
  play: async ({ canvasElement }) => {
    await expect(await shown(canvasElement)).toEqual([2, 2, 2, 2, 2, 2]);
  },
};

export const At480: Story = {
  parameters: { requirements: ['HOME-85', 'HOME-86'] },
  globals: { viewport: { value: 'w480' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await shown(canvasElement)).toEqual([1, 1, 1, 1, 1, 1]);
    await expect(canvas.queryAllByRole('button', { name: /^Page/ })).toEqual([]);
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    await expect(await shown(canvasElement)).toEqual([1, 1, 1, 1, 1, 1]);
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: { topBrands: topBrandHandlers.loading() } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading brands')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: { handlers: { topBrands: topBrandHandlers.empty() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No brands to show today')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { requirements: ['ERROR-36'], msw: { handlers: { topBrands: topBrandHandlers.failed() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Our top brands could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Niramaya in numbers' })).toBeVisible();
  },
};

export const Offline: Story = {
  parameters: { requirements: ['ERROR-36'], msw: { handlers: { topBrands: topBrandHandlers.offline() } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await expect(canvas.getByText(/It seems that you are offline/)).toBeVisible();
  },
};
