import type { RequestListener } from 'node:http';
import type { Page } from 'playwright/test';
import { expect, test } from './support/journey.ts';
import { aNetworkBetween } from './support/network-between.ts';

test.use({
  serviceWorkers: 'allow',
  expectedConsole: /Failed to load resource|MIME type|module script|WebSocket|Refused to|net::ERR/,
});

const portal: RequestListener = (_request, response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Free Wi-Fi: accept the terms</h1>');

const kept = (page: Page, cache: string) =>
  page.evaluate(async (name) => {
    const store = await caches.open(name);
    const responses = await store.matchAll();
    return (await Promise.all(responses.map((response) => response.text()))).filter((text) => text.includes('Wi-Fi'));
  }, cache);

for (const [what, answer] of [
  ['the error page of a proxy', (_request, response) => void response.writeHead(502).end('<h1>502 Bad Gateway</h1>')],
  ['the login page of a public Wi-Fi', portal],
  [
    'a redirect to the login page of a public Wi-Fi',
    ({ headers }, response) =>
      headers.host?.startsWith('localhost')
        ? response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Free Wi-Fi: accept the terms</h1>')
        : response.writeHead(302, { location: `http://localhost:${headers.host?.split(':')[1]}/portal` }).end(),
  ],
] as const satisfies readonly (readonly [string, RequestListener])[])
  test(`a stored page opens in place of ${what}, which is never stored, and a page that is not stored does not hide it`, async ({
    page,
  }) => {
    const network = await aNetworkBetween();
    await page.goto(`${network.address}/cart`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const isKept = () => page.evaluate(async () => (await caches.match('/cart')) !== undefined);
    await expect.poll(isKept).toBe(true);

    network.answer(answer);
    await page.goto(`${network.address}/cart`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cart/i);
    await page.goto(`${network.address}/offers`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/502 Bad Gateway|Free Wi-Fi/);

    network.answer(null);
    await page.goto(`${network.address}/offers`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('QUICK BUY! Get offers on medicines');
    for (const cache of ['niramaya-pages', 'niramaya-assets', 'niramaya-pictures'])
      expect(await kept(page, cache), cache).toEqual([]);
    network.close();
  });

test('a redirect to a page of the shop is followed', async ({ page }) => {
  const network = await aNetworkBetween();
  await page.goto(`${network.address}/cart`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  network.answer((request, response) =>
    request.url === '/medi'
      ? response.writeHead(302, { location: '/offers' }).end()
      : network.forward(request, response),
  );
  await page.evaluate(() => location.assign('/medi'));
  await expect(page).toHaveURL(`${network.address}/offers`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('QUICK BUY! Get offers on medicines');
  network.close();
});

test('a slow connection opens a screen in the wanted language, although another one is stored', async ({ page }) => {
  const network = await aNetworkBetween();
  await page.goto(`${network.address}/cart?lang=hi`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const isKept = () => page.evaluate(async () => (await caches.match('/cart?lang=hi')) !== undefined);
  await expect.poll(isKept).toBe(true);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  // The response takes 7 s, because the service worker reads the cache after 6 s.
  network.answer((request, response) =>
    request.url === '/cart?lang=en'
      ? void setTimeout(() => network.forward(request, response), 7_000)
      : network.forward(request, response),
  );
  await page.evaluate(() => location.assign('/cart?lang=en'));
  await page.waitForEvent('load');
  await expect(page.locator('html[lang=en-IN] h1')).toHaveText('Total Products in Cart (0)');
  network.close();
});
