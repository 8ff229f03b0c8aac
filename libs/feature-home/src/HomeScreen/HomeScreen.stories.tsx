import type { Meta, StoryObj } from '@storybook/react-vite';
import { topBrandHandlers } from '@niramaya/fixtures/msw';
import { expect, waitFor, within } from 'storybook/test';
import { HomeScreen } from './HomeScreen';

const meta = {
  id: 'feature-home-homescreen',
  title: 'Screens/HomeScreen',
  component: HomeScreen,
  args: { now: () => new Date('2027-12-31T20:00:00Z') },
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

/** A query by role takes seconds on this screen. */
const carousel = (canvasElement: HTMLElement, name: string) =>
  canvasElement.querySelector<HTMLElement>(`[role=group][aria-label="${name}"]`)!;

/** The number of items that are completely on screen. */
const onScreen = (canvasElement: HTMLElement, name: string) =>
  [...carousel(canvasElement, name).querySelectorAll('article')].filter((item) => {
    const { left, right } = item.getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth;
  }).length;

/** They load last, from the server. */
const topBrandsHere = (canvasElement: HTMLElement) =>
  waitFor(() => expect(carousel(canvasElement, 'Our Top Brands')).toBeVisible());

export const Default: Story = {
  parameters: { requirements: ['HOME-12', 'HOME-15', 'HOME-36', 'HOME-54'] },
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
    await expect(canvasElement.querySelector('#lab-tests')).toHaveTextContent('Full body health checkups');
    await topBrandsHere(canvasElement);
  },
};

export const At1280: Story = {
  parameters: { onlyAt: 'w1280', requirements: ['HOME-44', 'HOME-48', 'HOME-78', 'HOME-79', 'HOME-80'] },
  play: async ({ canvasElement }) => {
    await topBrandsHere(canvasElement);
    await expect(carousels.map((name) => onScreen(canvasElement, name))).toEqual([8, 8, 4, 4, 7, 4]);
    const remedies = [
      ...carousel(canvasElement, 'Homeopathic care for cold and cough').querySelectorAll('article'),
    ].filter((item) => !item.closest('.slick-cloned'));
    await expect(remedies).toHaveLength(15);
    for (const card of remedies) await expect(card).toHaveTextContent('Delivery by Saturday, 1 January 2028');
  },
};

export const Failed: Story = {
  parameters: { requirements: ['ERROR-36'], msw: { handlers: { topBrands: topBrandHandlers.failed() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Our top brands could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Niramaya in numbers' })).toBeVisible();
  },
};

export const CardsOpenTheMedicines: Story = {
  tags: ['behaviour'],
  parameters: { requirements: ['HOME-60', 'HOME-61', 'HOME-62', 'HOME-63', 'HOME-64'] },
  play: async ({ canvasElement }) => {
    for (const name of carousels.filter((title) => title !== 'Full body health checkups')) {
      await waitFor(() => expect(carousel(canvasElement, name)?.querySelector('article')).toBeVisible());
      for (const card of carousel(canvasElement, name).querySelectorAll('article'))
        await expect(card.querySelector('a')).toHaveAttribute('href', '/medicines');
    }
  },
};
