import type { Page } from 'playwright/test';
import { countCalls, expect, test } from './support/journey.ts';

/** Where a click starts, what is clicked, and the address and heading that must follow. */
interface Click {
  readonly row: string;
  readonly from: string;
  readonly find: (page: Page) => ReturnType<Page['getByRole']>;
  readonly to: string;
  readonly heading: string;
}

const inHeader = (name: string) => (page: Page) => page.getByRole('banner').getByRole('link', { name, exact: true });
const inFooter = (name: string) => (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const inMain = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).filter({ visible: true }).first();

const medicines = { to: '/medicines', heading: 'Medicines and health products' };
const consultation = { to: '/consultdoctor', heading: 'Online doctor consultation with qualified doctors' };

const clicks: readonly Click[] = [
  {
    row: 'SHELL-02',
    from: '/cart',
    find: inHeader('Niramaya, home'),
    to: '/',
    heading: 'Everyday health, looked after',
  },
  { row: 'SHELL-04', from: '/cart', find: inHeader('Medicines'), ...medicines },
  { row: 'SHELL-05', from: '/cart', find: inHeader('Care plan'), to: '/careplan', heading: 'Niramaya Care Plan' },
  { row: 'SHELL-06', from: '/cart', find: inHeader('Consult doctors'), ...consultation },
  { row: 'SHELL-07', from: '/cart', find: inHeader('Covid'), to: '/covid', heading: 'Covid care at home' },
  { row: 'SHELL-10', from: '/cart', find: inHeader('Login'), to: '/login', heading: 'Welcome back' },
  { row: 'SHELL-11', from: '/cart', find: inHeader('Sign up'), to: '/register', heading: 'Create your account' },
  {
    row: 'SHELL-33',
    from: '/cart',
    find: inHeader('Up to 25% off on your favourites. See today’s offers'),
    to: '/offers',
    heading: 'QUICK BUY! Get offers on medicines',
  },
  { row: 'SHELL-49', from: '/cart', find: inFooter('Sign up'), to: '/register', heading: 'Create your account' },
  { row: 'AUTH-10', from: '/login', find: inMain('Sign Up'), to: '/register', heading: 'Create your account' },
  { row: 'CAREPLAN-08', from: '/careplan', find: inMain('Pay Now'), to: '/payment', heading: 'Payment' },
  { row: 'CAREPLAN-09', from: '/careplan', find: inMain('Join now'), ...consultation },
  { row: 'COVID-03', from: '/covid', find: inMain('Book now'), ...consultation },
  { row: 'COVID-08', from: '/covid', find: inMain('Consult now'), ...consultation },
  { row: 'OFFERS-04', from: '/offers', find: inMain(/^VIEW/), ...medicines },
  { row: 'HOME-60', from: '/', find: inMain(/^Neemila/), ...medicines },
  { row: 'HOME-61', from: '/', find: inMain(/^Diabetes Care/), ...medicines },
  { row: 'HOME-62', from: '/', find: inMain(/^Allium Cepa 30 CH/), ...medicines },
  { row: 'HOME-63', from: '/', find: inMain(/^Complete Blood Count/), ...medicines },
  { row: 'HOME-64', from: '/', find: inMain(/^Bryonia Alba 30 CH/), ...medicines },
  {
    row: 'HOME-65',
    from: '/',
    find: (page) =>
      page.getByRole('region', { name: 'Our Top Brands' }).getByRole('link').filter({ visible: true }).first(),
    ...medicines,
  },
];

for (const { row, from, find, to, heading } of clicks) {
  test(`[${row}] the click on ${from} leads to ${to}, with no query`, async ({ page }) => {
    await page.goto(from);
    await find(page).click();
    await page.waitForURL((url) => url.pathname === to);
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });
}

test('[COVID-11] a click on an e-book downloads nothing, asks for nothing and leads nowhere', async ({ page }) => {
  await page.goto('/covid');
  await page.waitForLoadState('networkidle');
  const calls = countCalls(page);
  const happened: string[] = [];
  page.on('download', () => happened.push('download'));
  page.on('popup', () => happened.push('popup'));
  page.on('request', (request) => request.isNavigationRequest() && happened.push(request.url()));
  const books = page.getByRole('region', { name: 'E-books' }).getByRole('button');
  await expect(books).toHaveCount(2);
  for (const book of await books.all()) await book.click({ force: true });
  // Everything that a click starts has started when the page has rendered twice.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(happened).toEqual([]);
  expect(calls).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/covid');
});

test('[SHELL-44] the menu button replaces the bar up to 1024 px, and the bar stands from 1025 px on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/cart');
  const menu = page.getByRole('button', { name: 'Open the menu' });
  const services = page.getByRole('banner').getByRole('link', { name: 'Care plan', exact: true });
  await expect(menu).toBeVisible();
  await expect(services).toBeHidden();
  await page.setViewportSize({ width: 1025, height: 800 });
  await expect(menu).toBeHidden();
  await expect(services).toBeVisible();
});

test('[API-13 API-14 CONST-06] the search call leaves 1000 ms after the last keystroke', async ({ page }) => {
  await page.clock.install();
  await page.goto('/cart');
  const calls = countCalls(page);
  const search = page.getByRole('combobox', { name: 'Search medicines and health products' });
  await search.click();
  await page.clock.pauseAt(Date.now() + 60_000);
  await search.pressSequentially('vi');
  await page.clock.runFor(900);
  expect(calls).toEqual([]);
  await page.clock.runFor(150);
  await expect.poll(() => calls).toEqual(['GET /products']);
});
