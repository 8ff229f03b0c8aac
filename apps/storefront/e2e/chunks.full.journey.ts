import { paths } from '@niramaya/contract';
import { chunksOnDemand, fileOf, goTo, saveData } from './support/chunks.ts';
import { aShopper, expect, expectHydrated, login, register, storeBefore, test } from './support/journey.ts';
import { failed, ways } from './support/ways.ts';

test.use({ expectedConsole: /Failed to load resource|ChunkLoadError|Failed to fetch|An error occurred/ });
test.beforeEach(({ page }) => saveData(page));

/** Chunks with a message of their own. */
const others = ['firebase', 'rank-search', 'sharing'];
/** Chunks without which the page still works. */
const improvements = ['SlickTrack', 'movesOnChange'];
const isScreen = (chunk: string) => chunk.endsWith('Screen');

test('the tests here cover every chunk that the build loads on demand', () => {
  const chunks = [...chunksOnDemand().keys()];
  expect(chunks.filter(isScreen)).toHaveLength(Object.keys(paths).length);
  const known = [...Object.keys(ways), ...others, ...improvements];
  expect(chunks.filter((chunk) => !isScreen(chunk)).sort()).toEqual(known.sort());
});

for (const [chunk, { at, stored = {}, ask, shows, within, isNarrow }] of Object.entries(ways)) {
  test(`[AMB-59] ${chunk} that fails to load shows a message in its place, and a retry loads it`, async ({ page }) => {
    if (isNarrow) await page.setViewportSize({ width: 412, height: 823 });
    await storeBefore(
      page,
      Object.fromEntries(
        Object.entries(stored).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
      ),
    );
    const file = `**${fileOf(chunk)}`;
    await page.route(file, (route) => route.abort());
    await page.goto(at);
    await ask?.(page);
    const place = within?.(page) ?? page.locator('body');
    await expect(place.getByRole('alert').filter({ hasText: failed })).toBeVisible();

    await page.unroute(file);
    await place.getByRole('button', { name: 'Try again' }).click();
    await expect(shows(page)).toBeVisible();
    await expect(page.getByText(failed)).toHaveCount(0);
  });
}

for (const path of Object.values(paths)) {
  test(`[ERROR-22 ERROR-23] the screen ${path} that fails to load shows a message, and a reload loads it`, async ({
    page,
  }) => {
    const file = '**/assets/*Screen-*.js';
    await page.goto(path === '/covid' ? '/offers' : '/covid');
    await expectHydrated(page.getByRole('main'));
    await page.route(file, (route) => route.abort());
    await goTo(page, path);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByText(`ChunkLoadError: Loading chunk ${path} failed`)).toBeVisible();
    await page.unroute(file);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('[AMB-59] a search without its ranking shows a message, and further typing retries', async ({ page }) => {
  const file = `**${fileOf('rank-search')}`;
  await page.route(file, (route) => route.abort());
  await page.goto('/cart');
  const field = page.getByRole('combobox', { name: /search/i });
  await field.fill('zinc');
  await expect(
    page.getByText('The search did not go through. Check your connection and type again.').first(),
  ).toBeVisible();
  await page.unroute(file);
  await field.pressSequentially(' 5');
  await expect(page.getByRole('listbox')).toBeVisible();
});

test('[AMB-59] a link that cannot be created shows a message, and Share retries', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const file = `**${fileOf('sharing')}`;
  await page.route(file, (route) => route.abort());
  await page.goto('/medicinesdetails?id=1');
  const share = page.getByRole('main').getByRole('button', { name: 'Share' });
  await share.click();
  await expect(
    page.getByText('The link could not be made. Check your connection and press Share again.').first(),
  ).toBeVisible();
  await page.unroute(file);
  await share.click();
  await expect(page.getByText('Link copied').first()).toBeVisible();
});

test('[AMB-59 ERROR-23] a sign-in without the code of the provider shows a message, and another click retries', async ({
  page,
}) => {
  const shopper = aShopper();
  await register(page, shopper);
  await expect(page.getByText('Account created successfully !').first()).toBeVisible();
  const file = `**${fileOf('firebase')}`;
  await page.route(file, (route) => route.abort());
  await page.goto('/login', { waitUntil: 'networkidle' });
  const fetched = new Set<string | undefined>();
  page.on('request', (request) => fetched.add(/\/assets\/(\w+)-.*\.js$/.exec(request.url())?.[1]));
  await login(page, shopper, { isOpen: true });
  await expect(page.getByText('Loading chunk identity failed').first()).toBeVisible();
  expect([...fetched].sort()).toEqual(['Toaster', 'chakra', 'firebase', 'shared']);
  await page.unroute(file);
  await page.locator('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('/');
});

test.describe('a request that stalls', () => {
  test('[CONST-71 ROUTE-20 AMB-59] shows a loading state for 120 seconds, then fails; Escape closes it and returns the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await page.clock.install();
    const file = `**${fileOf('OpenPanel')}`;
    await page.route(file, () => {});
    // The clock would also let other chunks time out.
    await page.goto('/covid', { waitUntil: 'networkidle' });
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await opener.click();
    await page.clock.fastForward(1_000);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('One moment');
    await page.clock.fastForward(115_000);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('One moment');
    await page.clock.fastForward(5_000);
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(failed);

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();

    await page.unroute(file);
    await opener.click();
    // Before it has the focus, Chakra's dialog ignores Escape.
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
});
