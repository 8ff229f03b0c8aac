import { countCalls, expect, test } from './support/journey.ts';

test('[SHELL-35 CONST-03] every entry of the category menus leads to the listing', async ({ page }) => {
  await page.goto('/cart');
  const menus = page.getByRole('navigation', { name: 'Shop by category' });
  for (const menu of await menus.locator('summary').all()) {
    await menu.click();
    const entries = menus.getByRole('link').filter({ visible: true });
    const count = await entries.count();
    expect(count).toBeGreaterThan(0);
    for (const entry of await entries.all()) await expect(entry).toHaveAttribute('href', '/medicines');
    await page.keyboard.press('Escape');
  }
  await menus.locator('summary').first().click();
  await menus.getByRole('link').filter({ visible: true }).first().click();
  await page.waitForURL('/medicines');
});

test('[CONST-04] every link of the shell leads to a screen of ours', async ({ page }) => {
  await page.goto('/cart');
  const inShell = page.locator('header a, footer a');
  const addresses = await inShell.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(10);
  for (const address of new Set(addresses)) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('[API-18 API-25 API-31 ROLE-09] each screen makes the calls the contract names, and no other', async ({
  page,
}) => {
  const expected: Record<string, string[]> = {
    '/': ['GET /medi'],
    '/login': [],
    '/register': [],
    '/medicines': ['GET /products?_page=1&_limit=10'],
    '/medicinesdetails': [],
    '/cart': [],
    '/consultdoctor': [],
    '/abcd': ['GET /consult'],
    '/symptoms': [],
    '/doctor_final': [],
    '/careplan': [],
    '/payment': [],
    '/covid': [],
    '/offers': ['GET /offers'],
    '/medi': ['GET /medi'],
  };
  for (const [address, calls] of Object.entries(expected)) {
    const seen = countCalls(page);
    await page.goto(address);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => seen.length, { message: address }).toBe(calls.length);
    await page.waitForLoadState('networkidle');
    expect(seen, address).toEqual(calls);
    expect(new URL(page.url()).pathname).toBe(address);
    page.removeAllListeners('request');
  }
});

test('[API-06 API-11 API-12 STATE-47 STATE-53] filter, order and page each ask again, and leave their mark', async ({
  page,
}) => {
  const calls = countCalls(page);
  await page.goto('/medicines');
  await expect(page.getByText('300 products, page 1 of 30')).toBeVisible();
  await page.getByRole('main').getByRole('combobox').selectOption({ label: 'Price low to high' });
  await expect(page).toHaveURL('/medicines?order=asc');
  await page.getByRole('main').getByRole('checkbox', { name: 'Vitamins' }).check();
  await expect(page.getByText('60 products, page 1 of 6')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('60 products, page 2 of 6')).toBeVisible();
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(page.getByText('60 products, page 1 of 6')).toBeVisible();
  expect(new URL(page.url()).searchParams.getAll('category')).toEqual(['vitamins']);
  const listing = calls.filter((call) => call.startsWith('GET /products'));
  expect(listing).toEqual([
    'GET /products?_page=1&_limit=10',
    'GET /products?_sort=price&_order=asc&_page=1&_limit=10',
    'GET /products?category=vitamins&_sort=price&_order=asc&_page=1&_limit=10',
    'GET /products?category=vitamins&_sort=price&_order=asc&_page=2&_limit=10',
    'GET /products?category=vitamins&_sort=price&_order=asc&_page=1&_limit=10',
  ]);
});
