import { paths, type Path } from '@niramaya/contract';
import type { Page, Request } from 'playwright/test';
import { countCalls, expect, expectHydrated, storeBefore, test } from './support/journey.ts';
import { mostShift, scoreOf } from './support/shifts.ts';

const apiCalls: Partial<Record<Path, string>> = {
  '/medicines': '/api/products',
  '/abcd': '/api/consult',
  '/offers': '/api/offers',
  '/medi': '/api/medi',
};

const zinc = { image: '/api/pictures/1.svg', title: 'Zinc 50 mg', discount: 10, rating: 4, price: 200 };
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
  readonly shifts: string[];
  /** The landmarks before any script ran. */
  readonly landmarks: (Element | null)[];
}

/** Watches a page from its first byte on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const watched: Watched = { shifts: [], landmarks: [] };
    Object.assign(window, { watched });
    interface Source {
      node?: Node;
      previousRect: DOMRectReadOnly;
      currentRect: DOMRectReadOnly;
    }
    type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: Source[] };
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.textContent?.slice(0, 60) || node?.nodeName} from ${place(previousRect)} to ${place(currentRect)}`,
        );
        if (!hadRecentInput) watched.shifts.push(`${value.toFixed(6)} ${what.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const keepLandmarks = () =>
      watched.landmarks.push(...['header', 'main', 'footer'].map((name) => document.querySelector(name)));
    document.addEventListener('readystatechange', keepLandmarks, { once: true });
  });

function watchScripts(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => request.url().endsWith('.js') && underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** Resolves when the page is hydrated, has its data, and is scrolled to its end. */
async function readPage(page: Page, scripts: ReadonlySet<Request>, address: string, api: string | undefined) {
  const response = api && page.waitForResponse((response) => new URL(response.url()).pathname === api);
  await page.goto(address);
  await expectHydrated(page.getByRole('main'));
  if (response) await (await response).finished();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('main').getByText('...Loading', { exact: true })).toHaveCount(0);
  await expect.poll(() => scripts.size).toBe(0);
  await page.evaluate(async () => {
    // A browser that has nothing to paint may skip a frame forever.
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
  test(`every screen hydrates as it was painted, without layout shifts: ${name}, ${system}, ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await page.emulateMedia({ colorScheme: system });
    await storeBefore(page, stored);
    await watch(page);
    // From here on the fonts are cached.
    await page.goto('/covid');
    await page.evaluate(() => document.fonts.ready);
    const calls = countCalls(page);
    const scripts = watchScripts(page);
    for (const screen of Object.values(paths)) {
      await test.step(screen, async () => {
        calls.length = 0;
        await readPage(page, scripts, screen + query, apiCalls[screen]);
        const { shifts, kept } = await readWatched(page);
        expect.soft(scoreOf(shifts), `${screen}: ${shifts.join('\n')}`).toBeLessThanOrEqual(mostShift);
        expect.soft(kept, `${screen} keeps its landmarks`).toBe(3);
        expect.soft(calls.length, `${screen} makes each call once`).toBe(new Set(calls).size);
      });
    }
  });
}

test('a page that loads slowly is painted once its screen is complete, without layout shifts', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await storeBefore(page, aShopper);
  await watch(page);
  await page.goto('/covid');
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const limitTo = (bytesPerSecond: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: -1,
    });
  for (const screen of Object.values(paths)) {
    await test.step(screen, async () => {
      await limitTo(12_000);
      page.once('domcontentloaded', () => void limitTo(-1));
      await page.goto(screen);
      const { shifts } = await readWatched(page);
      expect.soft(scoreOf(shifts), `${screen}: ${shifts.join('\n')}`).toBeLessThanOrEqual(mostShift);
    });
  }
});
