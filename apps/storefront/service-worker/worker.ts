/// <reference lib="webworker" />
import './close-when-deleted.ts';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { withoutClosingSlash } from '@niramaya/contract';
import { assetsCache, isAsset, isPage, isPicture } from './cache-rules.ts';

declare const self: ServiceWorkerGlobalScope;
declare const SHELL_FILES: readonly string[];
declare const OFFLINE_PAGE: string;

const day = 24 * 60 * 60;

const byScreen = {
  cacheKeyWillBeUsed: async ({ request: { url } }: { request: Request }) => withoutClosingSlash(new URL(url).pathname),
};

/** My data can erase the caches while this worker still serves an open page, which must not fill them again. */
const unlessErased = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.status === 200 && (await caches.keys()).length > 0 ? response : null,
};

// A cached page may need old assets.
const assets = new CacheFirst({
  cacheName: assetsCache,
  plugins: [unlessErased, new ExpirationPlugin({ maxEntries: 150 })],
});
const pages = new NetworkFirst({
  cacheName: 'niramaya-pages',
  networkTimeoutSeconds: 6,
  plugins: [byScreen, unlessErased, new ExpirationPlugin({ maxEntries: 20 })],
});
const pictures = new CacheFirst({
  cacheName: 'niramaya-pictures',
  plugins: [unlessErased, new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * day })],
});

self.addEventListener('install', (event) => {
  const storeShell = async () => {
    await caches.open(assetsCache);
    await Promise.all(SHELL_FILES.map((request) => assets.handleAll({ event, request })[1]));
  };
  event.waitUntil(storeShell());
});

self.addEventListener('message', ({ data }) => {
  if ((data as { kind?: string }).kind === 'takeOver') void self.skipWaiting();
});

clientsClaim();
// API and identity requests are never cached.
registerRoute(({ url, sameOrigin }) => sameOrigin && isPage(url), pages);
registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url), assets);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url), pictures);
setCatchHandler(({ request }) =>
  Promise.resolve(
    request.mode === 'navigate'
      ? new Response(OFFLINE_PAGE, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
      : Response.error(),
  ),
);
