import { paths } from '@niramaya/contract';
import type { Page } from 'playwright/test';
import { expect, test } from './support/journey.ts';
import { openPrerendered } from './support/held-scripts.ts';
import { classesWithoutRule, restingRules, usedClasses } from './support/rules.ts';

const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__reactContainer$')));

for (const path of Object.values(paths)) {
  test(`${path} has what every class looks like at rest before the late sheet has come, and all rules with it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    let letGo = () => {};
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/assets\/.*\.css$/, async (route) => {
      await released;
      await route.fallback();
    });
    // A document of the same origin that requests no style sheet.
    await page.goto('/favicon.svg');
    const asked = page.waitForRequest(/\/assets\/.*\.css$/);
    await openPrerendered(page, path);
    await asked;
    // The entry is loaded, and renders nothing.
    await page.waitForFunction(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).some(
        ({ name, responseEnd }) => /\/assets\/index-.*\.js$/.test(name) && responseEnd > 0,
      ),
    );
    const used = await usedClasses(page);
    const before = await restingRules(page, used);
    expect(await isHydrated(page)).toBe(false);
    letGo();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.waitForLoadState('networkidle');
    // What is loaded in an idle moment is loaded too.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await classesWithoutRule(page)).toEqual([]);
    const after = await restingRules(page, used);
    expect(after.length).toBeGreaterThan(before.length);
    expect(after.filter((rule) => !before.includes(rule))).toEqual([]);
  });
}

test.describe('a late sheet that is lost', () => {
  test.use({ expectedConsole: /Failed to load resource/ });
  for (const [times, said] of [
    [1, 'is asked for once more'],
    [2, 'is not waited for any longer'],
  ] as const)
    test(`${said}, and the page can be used`, async ({ page }) => {
      let asked = 0;
      await page.route(/\/assets\/.*\.css$/, (route) => {
        asked += 1;
        return asked <= times ? route.abort() : route.fallback();
      });
      await page.goto(paths.cart);
      expect(asked).toBe(2);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await isHydrated(page)).toBe(true);
    });
});

test('what opens above the page is fetched once the shopper has used it, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const overlays = () => asked.filter((path) => /\/overlay-.*\.js$/.test(path));
  await page.goto(paths.home, { waitUntil: 'networkidle' });
  // The idle moment is over: it loaded the footer.
  await expect.poll(() => asked.filter((path) => /\/Footer-.*\.js$/.test(path))).not.toEqual([]);
  expect(overlays()).toEqual([]);
  await page.mouse.move(200, 200);
  await expect.poll(overlays).not.toEqual([]);
});
