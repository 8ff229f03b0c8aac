import { paths } from '@niramaya/contract';
import type { Page } from 'playwright/test';
import { countCalls, expect, expectHydrated, storeBefore, test } from './support/journey.ts';
import { expectSteady, watchShiftsWithFonts } from './support/shifts.ts';
import { aFilledDevice } from './support/stored.ts';

const aShopper = { ...aFilledDevice, validkey: 'Asha Kulkarni', threemonth: '275', 'niramaya.city': 'Mumbai' };

/** Resolves when the page is hydrated, has its data, and is scrolled to its end. */
async function readPage(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'networkidle' });
  await expectHydrated(page.getByRole('main'));
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

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

// React reports markup that differs from the prerendered page in the console, and `test` fails for each such message.
for (const { name, width, system, stored, query } of states) {
  test(`every screen hydrates as it was painted, without layout shifts: ${name}, ${system}, ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await page.emulateMedia({ colorScheme: system });
    await storeBefore(page, stored);
    await watchShiftsWithFonts(page);
    const calls = countCalls(page);
    for (const screen of Object.values(paths)) {
      await test.step(screen, async () => {
        calls.length = 0;
        await readPage(page, screen + query);
        await expectSteady(page, screen);
        expect.soft(calls.length, `${screen} makes each call once`).toBe(new Set(calls).size);
      });
    }
  });
}

// The three columns of the consultation are narrow below 1025 px, and above it next to the sum, so that its texts have
// many lines.
test('the payment of a consultation has the room of its summary before hydration', async ({ page }) => {
  await watchShiftsWithFonts(page);
  for (const width of [601, 768, 1025, 1280]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await readPage(page, `${paths.payment}?from=consultation`);
      await expect(page.getByRole('region', { name: 'Your consultation' })).toBeVisible();
      await expectSteady(page, `${width} px`);
    });
  }
});

test('a page that loads slowly is painted once its screen is complete, without layout shifts', async ({ page }) => {
  test.setTimeout(120_000);
  await storeBefore(page, aShopper);
  await watchShiftsWithFonts(page);
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
      await expectSteady(page, screen);
    });
  }
});
