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

const proxyError: RequestListener = (_request, response) =>
  void response.writeHead(502).end('<h1>502 Bad Gateway</h1>');

/** Redirects each request for the shop to the login page of the network, which has another origin. */
const redirectToPortal =
  (otherOrigin: string): RequestListener =>
  (request, response) => {
    if (`http://${request.headers.host}` === otherOrigin) portal(request, response);
    else response.writeHead(302, { location: `${otherOrigin}/portal` }).end();
  };

/** Returns the texts in a cache that the network has sent in place of the shop. */
const storedInPlaceOfShop = (page: Page, cache: string) =>
  page.evaluate(async (name) => {
    const store = await caches.open(name);
    const responses = await store.matchAll();
    const texts = await Promise.all(responses.map((response) => response.text()));
    return texts.filter((text) => text.includes('502 Bad Gateway') || text.includes('Free Wi-Fi'));
  }, cache);

for (const [what, answerOf] of [
  ['the error page of a proxy', () => proxyError],
  ['the login page of a public Wi-Fi', () => portal],
  ['a redirect to the login page of a public Wi-Fi', redirectToPortal],
] as const satisfies readonly (readonly [string, (otherOrigin: string) => RequestListener])[])
  test(`a stored page opens in place of ${what}, which is never stored and opens only for a page that is not stored`, async ({
    page,
  }) => {
    const network = await aNetworkBetween();
    await page.goto(`${network.address}/cart`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const isKept = () => page.evaluate(async () => (await caches.match('/cart')) !== undefined);
    await expect.poll(isKept).toBe(true);

    network.answer(answerOf(network.otherOrigin));
    await page.goto(`${network.address}/cart`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cart/i);
    await page.goto(`${network.address}/offers`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/502 Bad Gateway|Free Wi-Fi/);

    // The shop responds again.
    network.answer(null);
    await page.goto(`${network.address}/offers`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('QUICK BUY! Get offers on medicines');
    for (const cache of ['niramaya-pages', 'niramaya-assets', 'niramaya-pictures'])
      expect(await storedInPlaceOfShop(page, cache), cache).toEqual([]);
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
