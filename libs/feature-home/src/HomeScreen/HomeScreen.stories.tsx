import type { Meta, StoryObj } from '@storybook/react-vite';
import { topBrandHandlers } from '@niramaya/fixtures/msw';
import { expect, waitFor, within } from 'storybook/test';
import { HomeScreen } from './HomeScreen';

const meta = {
  id: 'feature-home-homescreen',
  title: 'Screens/HomeScreen',
  component: HomeScreen,
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

/** Finds a carousel by a selector, because a query by role takes seconds on this large screen. */
const carousel = (canvasElement: HTMLElement, name: string) =>
  canvasElement.querySelector<HTMLElement>(`[role=group][aria-label="${name}"]`)!;

/** Returns how many cards of a carousel are completely inside the window's width. */
const onScreen = (canvasElement: HTMLElement, name: string) =>
  [...carousel(canvasElement, name).querySelectorAll('article')].filter((item) => {
    const { left, right } = item.getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth;
  }).length;

export const Default: Story = {
  parameters: { requirements: ['HOME-15', 'HOME-48', 'HOME-78', 'HOME-79', 'HOME-80'] },
  play: async ({ canvas, canvasElement }) => {
    const banners = canvas.getByRole('group', { name: 'What Niramaya does for you' });
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(canvas.getByText(/Booking is not open yet: open a test to see what it is for\.$/)).toBeVisible();
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
    await expect(canvasElement.querySelector('#pathology-tests')).toHaveTextContent('Pathology Tests');
    await expect(canvasElement.querySelector('#homeopathy')).toHaveTextContent('Homeopathic care for cold and cough');
    // The top brands come from the server and are the last to load.
    await waitFor(() => expect(carousel(canvasElement, 'Our Top Brands')).toBeVisible());
    await expect(carousels.map((name) => onScreen(canvasElement, name))).toEqual([8, 8, 4, 4, 7, 4]);
    const remedies = [
      ...carousel(canvasElement, 'Homeopathic care for cold and cough').querySelectorAll('article'),
    ].filter((item) => !item.closest('.slick-cloned'));
    await expect(remedies).toHaveLength(15);
    for (const card of remedies) await expect(card).toHaveTextContent('Delivery by Tuesday, 3 February 2026');
    for (const name of carousels.filter((each) => each !== 'Full body health checkups'))
      for (const card of carousel(canvasElement, name).querySelectorAll('article'))
        await expect(card.querySelector('a')).toHaveAttribute('href', expect.stringMatching(/^\/medicines\?topic=\w/));
  },
};

/** On a phone, too, a shopper learns before a tap that no test can be booked. */
export const NotesMobile: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const tests = canvas.getAllByText('Not on sale: booking is not open yet.');
    await expect(tests).toHaveLength(2);
    for (const line of [canvas.getByText('Find products for your concern.'), ...tests]) {
      await expect(line).toBeVisible();
      const lineHeightPx = Number.parseFloat(getComputedStyle(line).lineHeight);
      await expect(line.getBoundingClientRect().height).toBeLessThan(lineHeightPx * 1.5);
    }
  },
};

/**
 * Returns the height in px that the browser assumes for the last part of the page while it is out of sight, divided by
 * its real height. If the two differ, the footer moves when a shopper comes to it.
 */
function assumedHeightRatio(canvasElement: HTMLElement): number {
  const parts = [...canvasElement.querySelectorAll<HTMLElement>('div')].filter(
    (element) => getComputedStyle(element).contentVisibility === 'auto' && element.querySelector('section') !== null,
  );
  const last = parts.at(-1)!;
  const assumed = Number.parseFloat(getComputedStyle(last).containIntrinsicHeight.split(' ').at(-1)!);
  last.style.contentVisibility = 'visible';
  return assumed / last.getBoundingClientRect().height;
}

/** The footer stays in its place for a shopper who goes to the end of the page at once and taps one of its controls. */
export const FooterInPlace: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('group', { name: 'Our Top Brands' });
    await expect(assumedHeightRatio(canvasElement)).toBeCloseTo(1, 1);
  },
};

export const FooterInPlaceMobile: Story = {
  ...FooterInPlace,
  globals: { viewport: { value: 'w360' } },
};

export const Failed: Story = {
  parameters: {
    requirements: ['ERROR-36', 'HOME-12', 'HOME-54'],
    msw: { handlers: { topBrands: topBrandHandlers.failed() } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Our top brands could not be loaded.')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 }).at(-1)).toHaveTextContent('Niramaya in numbers');
    const banners = within(canvas.getByRole('group', { name: 'What Niramaya does for you' }));
    await expect(banners.getAllByRole('button', { name: /^Slide \d of 5: / })).toHaveLength(5);
  },
};

/** The rest of the screen is a part of the page, so only the block of the top brands waits. */
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

export const Offline: Story = {
  parameters: { msw: { handlers: { topBrands: topBrandHandlers.offline() } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Check the connection and try again/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
