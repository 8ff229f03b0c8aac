import { paths, type Path } from '@niramaya/contract';
import { countCalls, expect, test } from './support/journey.ts';

test('[CONST-04] every link of the shell opens a screen of the shop', async ({ page }) => {
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

test('[API-18 API-25 API-31 ROLE-09] each screen makes the calls of the contract, and no other', async ({ page }) => {
  const expected: Partial<Record<Path, string[]>> = {
    '/': ['GET /medi'],
    '/medicines': ['GET /products?_page=1&_limit=10'],
    '/abcd': ['GET /consult'],
    '/offers': ['GET /offers'],
    '/medi': ['GET /medi'],
  };
  for (const address of Object.values(paths)) {
    const calls = expected[address] ?? [];
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
