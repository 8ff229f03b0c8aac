import type { Page, Request } from 'playwright/test';
import { countCalls, expect, storeBefore, test } from './support/journey.ts';

/** Every screen, with what it asks the API for on its own. */
const screens = {
  '/': null,
  '/login': null,
  '/register': null,
  '/medicines': '/api/products',
  '/medicinesdetails': null,
  '/cart': null,
  '/consultdoctor': null,
  '/abcd': '/api/consult',
  '/symptoms': null,
  '/doctor_final': null,
  '/careplan': null,
  '/payment': null,
  '/covid': null,
  '/offers': '/api/offers',
  '/medi': '/api/medi',
} as const;

const zinc = { image: '/api/pictures/1.svg', title: 'Zinc 50 mg', discount: 10, rating: 4, price: 200 };
/** Everything that browser storage can hold of a shopper. */
const aShopper = {
  validkey: 'Asha Kulkarni',
  cart_data: JSON.stringify([
    { image: zinc.image, title: zinc.title, price: 200, discountedPrice: 180, quantity: 2 },
    { image: zinc.image, title: 'Vitamin C', price: 100, discountedPrice: 90, quantity: 1 },
  ]),
  medicine_details: JSON.stringify({ ...zinc, discountedPrice: 180, category: 'vitamins' }),
  threemonth: '275',
  'niramaya.city': 'Mumbai',
};

interface Watched {
  /** What moved without the shopper's doing. */
  readonly shifts: string[];
  /** The landmarks of the page as it came, before any script of ours ran. */
  readonly landmarks: (Element | null)[];
}

/** Watches a page from its first byte on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const watched: Watched = { shifts: [], landmarks: [] };
    Object.assign(window, { watched });
    type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: { node?: Node }[] };
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node }) => node?.textContent?.slice(0, 60) || node?.nodeName);
        if (!hadRecentInput) watched.shifts.push(`${value.toFixed(4)} ${what.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const keepLandmarks = () =>
      watched.landmarks.push(...['header', 'main', 'footer'].map((name) => document.querySelector(name)));
    document.addEventListener('readystatechange', keepLandmarks, { once: true });
  });

/** The scripts that are on their way to a page. */
function watchScripts(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => request.url().endsWith('.js') && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** Opens an address and waits until the page is hydrated, has its data, and has been read down to its foot. */
async function readPage(page: Page, scripts: ReadonlySet<Request>, address: string, api: string | null) {
  const answer = api && page.waitForResponse((response) => new URL(response.url()).pathname === api);
  await page.goto(address);
  // The regions of the messages are there in a hydrated page alone.
  await page.locator('body > section').waitFor({ state: 'attached' });
  if (answer) await (await answer).finished();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('main').getByText('...Loading', { exact: true })).toHaveCount(0);
  // Nobody reads down to the foot while the notes on a product are still on their way.
  await expect.poll(() => scripts.size).toBe(0);
  await page.evaluate(async () => {
    // A browser that has nothing to paint may leave a frame out for good.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 1000);
      });
    await frame();
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      window.scrollTo(0, y);
      await frame();
    }
  });
}

const readWatched = (page: Page) =>
  page.evaluate(() => {
    const { shifts, landmarks } = (window as unknown as { watched: Watched }).watched;
    const now = ['header', 'main', 'footer'].map((name) => document.querySelector(name));
    return { shifts, kept: landmarks.filter((landmark, at) => landmark && landmark === now[at]).length };
  });

const query = '?category=vitamins&order=asc&page=2&q=zinc&utm_source=%3Cb%3E#top';
const states = [
  { name: 'a guest', width: 1280, system: 'light', stored: {}, query: '' },
  { name: 'a guest with a query', width: 360, system: 'dark', stored: {}, query },
  {
    name: 'a shopper with a cart and a query, dark by choice',
    width: 1280,
    system: 'light',
    stored: { ...aShopper, 'niramaya.theme': 'dark' },
    query,
  },
  {
    name: 'a shopper with a cart, light by choice',
    width: 360,
    system: 'dark',
    stored: { ...aShopper, 'niramaya.theme': 'light' },
    query: '',
  },
] as const;

for (const { name, width, system, stored, query } of states) {
  // React's warnings and every other line of the console fail a journey by themselves.
  test(`every screen is taken over as it was painted, and nothing moves: ${name}, ${system}, ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await page.emulateMedia({ colorScheme: system });
    await storeBefore(page, stored);
    await watch(page);
    // The fonts are in the browser's cache from here on, as they are from a shopper's second page on.
    await page.goto('/covid');
    await page.evaluate(() => document.fonts.ready);
    const calls = countCalls(page);
    const scripts = watchScripts(page);
    for (const [screen, api] of Object.entries(screens)) {
      await test.step(screen, async () => {
        calls.length = 0;
        await readPage(page, scripts, screen + query, api);
        expect.soft(await readWatched(page), screen).toEqual({ shifts: [], kept: 3 });
        expect.soft(calls.length, `${screen} makes each call once`).toBe(new Set(calls).size);
      });
    }
  });
}
