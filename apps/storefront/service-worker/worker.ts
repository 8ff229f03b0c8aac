/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { WorkerMessage } from './messages.ts';
import { withoutClosingSlash } from '@niramaya/contract';
import { isAsset, isPage, isPicture } from './cache-rules.ts';

declare const self: ServiceWorkerGlobalScope;
declare const SHELL_FILES: readonly string[];
declare const OFFLINE_PAGE: string;

const caches = { assets: 'niramaya-assets', pages: 'niramaya-pages', pictures: 'niramaya-pictures' };
const patienceSeconds = 6;
const day = 24 * 60 * 60;

const byScreen = {
  cacheKeyWillBeUsed: async ({ request: { url } }: { request: Request }) => withoutClosingSlash(new URL(url).pathname),
};

const onlyComplete = new CacheableResponsePlugin({ statuses: [200] });

// A cached page may need old assets.
const assets = new CacheFirst({
  cacheName: caches.assets,
  plugins: [onlyComplete, new ExpirationPlugin({ maxEntries: 150 })],
});
const pages = new NetworkFirst({
  cacheName: caches.pages,
  networkTimeoutSeconds: patienceSeconds,
  plugins: [byScreen, onlyComplete, new ExpirationPlugin({ maxEntries: 20 })],
});
const pictures = new CacheFirst({
  cacheName: caches.pictures,
  plugins: [onlyComplete, new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * day })],
});

self.addEventListener('install', (event) => {
  event.waitUntil(keep(caches.assets, SHELL_FILES));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.kind === 'takeOver') void self.skipWaiting();
  if (message.kind === 'seen') event.waitUntil(cacheVisited(message));
});

clientsClaim();
// API and identity requests are never cached.
registerRoute(({ request, url }) => request.mode === 'navigate' && isPage(url), pages);
registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url), assets);
registerRoute(({ request, url }) => request.destination === 'image' && isPicture(url), pictures);
setCatchHandler(({ request }) =>
  Promise.resolve(
    request.mode === 'navigate'
      ? new Response(OFFLINE_PAGE, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
      : Response.error(),
  ),
);

async function keep(cacheName: string, addresses: readonly string[]): Promise<void> {
  const cache = await self.caches.open(cacheName);
  const missing = await Promise.all(addresses.map(async (address) => !(await cache.match(address))));
  await cache.addAll(addresses.filter((_, index) => missing[index]));
}

/** One missing file must not affect the others. */
async function cacheVisited({ page, files }: Extract<WorkerMessage, { kind: 'seen' }>): Promise<void> {
  const urls = files.map((file) => new URL(file)).filter(({ origin }) => origin === self.location.origin);
  const one = (cacheName: string) => (address: string) => keep(cacheName, [address]);
  await Promise.allSettled([
    ...(isPage(new URL(page, self.location.origin)) ? [page].map(one(caches.pages)) : []),
    ...urls
      .filter(isAsset)
      .map(({ pathname }) => pathname)
      .map(one(caches.assets)),
    ...urls
      .filter(isPicture)
      .map(({ pathname }) => pathname)
      .map(one(caches.pictures)),
  ]);
}
