/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import type { WorkerMessage } from './messages.ts';
import { withoutClosingSlash } from '@niramaya/contract';
import { isAsset, isPage, isPicture } from './what-is-kept.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: what every screen needs, and the page for a screen that was never seen. */
declare const SHELL_FILES: readonly string[];
declare const OFFLINE_PAGE: string;

const caches = { assets: 'niramaya-assets', pages: 'niramaya-pages', pictures: 'niramaya-pictures' };
/** After this, in seconds, a page that is kept goes before the network's answer; the network's is kept for the next time. */
const patienceSeconds = 6;
const day = 24 * 60 * 60;

/** A page is the same for anyone who asks: a filter or a closing slash in its address changes nothing in it. */
const byScreen = {
  cacheKeyWillBeUsed: async ({ request: { url } }: { request: Request }) => withoutClosingSlash(new URL(url).pathname),
};

const onlyWhole = new CacheableResponsePlugin({ statuses: [200] });

// The assets of older versions stay until they are the oldest: a page that was kept with them still opens.
const assets = new CacheFirst({
  cacheName: caches.assets,
  plugins: [onlyWhole, new ExpirationPlugin({ maxEntries: 150 })],
});
const pages = new NetworkFirst({
  cacheName: caches.pages,
  networkTimeoutSeconds: patienceSeconds,
  plugins: [byScreen, onlyWhole, new ExpirationPlugin({ maxEntries: 20 })],
});
const pictures = new CacheFirst({
  cacheName: caches.pictures,
  plugins: [onlyWhole, new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * day })],
});

self.addEventListener('install', (event) => {
  event.waitUntil(keep(caches.assets, SHELL_FILES));
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  // A new version takes over only when the shopper asks for it.
  if (message.kind === 'takeOver') void self.skipWaiting();
  if (message.kind === 'seen') event.waitUntil(keepSeen(message));
});

clientsClaim();
// What no route names passes by: every call of the API and of the identity provider, and whatever is not a GET.
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

/** Keeps the files that are not there yet. */
async function keep(cacheName: string, addresses: readonly string[]): Promise<void> {
  const cache = await self.caches.open(cacheName);
  const missing = await Promise.all(addresses.map(async (address) => !(await cache.match(address))));
  await cache.addAll(addresses.filter((_, index) => missing[index]));
}

/** Keeps what a page showed before this worker could see it. One file that is gone must not cost the others. */
async function keepSeen({ page, files }: Extract<WorkerMessage, { kind: 'seen' }>): Promise<void> {
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
