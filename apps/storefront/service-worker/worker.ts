/// <reference lib="webworker" />
import './close-when-deleted.ts';
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { LANGUAGE_COOKIE, languages, type Language } from '@niramaya/contract';
import {
  asksForStoredPage,
  assetsCache,
  isAsset,
  isFile,
  isOwnPage,
  isPicture,
  languageOfPage,
  pageKey,
  wantedLanguage,
} from './cache-rules.ts';

declare const self: ServiceWorkerGlobalScope;
declare const SHELL_FILES: Readonly<Record<Language, readonly string[]>>;
declare const OFFLINE_PAGES: Readonly<Record<Language, string>>;

const day = 24 * 60 * 60;

const pagesCache = 'niramaya-pages';

/** Returns the language in which the shopper wants the page at the address, by the address and the cookie. */
const languageFor = async (url: URL): Promise<Language> => {
  const cookie = await self.cookieStore?.get(LANGUAGE_COOKIE).catch(() => null);
  return wantedLanguage(url, cookie?.value);
};

/** Stores the files of a language that work offline at once. A file that is stored is not fetched again. */
const storeShell = (event: ExtendableEvent, language: Language) =>
  Promise.all(SHELL_FILES[language].map((request) => assets.handleAll({ event, request })[1]));

/**
 * Stores each screen once for each language. The response names its language, which a redirect hides. If network and cache
 * have both failed, a stored page in another language takes its place: it has the same products and the same cart.
 */
const byScreen: WorkboxPlugin = {
  fetchDidSucceed: ({ response, state }) => {
    if (state) state.language = languageOfPage(response);
    return Promise.resolve(response);
  },
  cacheKeyWillBeUsed: async ({ request, mode, state }) => {
    const url = new URL(request.url);
    const language = mode === 'write' ? (state?.language as Language | undefined) : await languageFor(url);
    return pageKey(url, language ?? 'en');
  },
  // The installation has stored the files of one language. Those that a lost connection leaves out are stored with the
  // next page.
  cacheDidUpdate: async ({ event, newResponse }) => {
    await storeShell(event, languageOfPage(newResponse)).catch(() => undefined);
  },
  // `cachedResponseWillBeUsed` would be too early, because a slow connection asks the cache before its response has arrived.
  handlerDidError: async ({ request }) => {
    // Unlike `caches.open`, this creates no cache, which may have been erased.
    const others = languages.map((language) =>
      caches.match(pageKey(new URL(request.url), language), { cacheName: pagesCache }),
    );
    return (await Promise.all(others)).find((page) => page !== undefined);
  },
};

/** A redirect that the browser is to follow hides its target, so the worker follows it too; another origin is an error. */
async function endOf(request: Request, response: Response): Promise<[URL, Response]> {
  const end = response.type === 'opaqueredirect' ? await fetch(request.url, { mode: 'same-origin' }) : response;
  return [new URL(end.url || request.url), end];
}

/**
 * A response that is not a page of the shop counts as a failed request: the stored page takes its place. Without a stored
 * page the browser gets the response itself, such as the login page of a public Wi-Fi.
 */
const onlyOwnPages: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response, state }) => {
    const isOwn = await endOf(request, response).then(
      ([url, end]) => isOwnPage(url, end),
      () => false,
    );
    if (isOwn) return response;
    if (state) state.foreign = response;
    throw new Error(`${request.url} was answered with another page.`);
  },
  handlerDidError: ({ state }) => Promise.resolve(state?.foreign as Response | undefined),
};

/** My data can erase the caches while this worker still serves an open page, which must not fill them again. */
const unlessErased: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => ((await caches.keys()).length > 0 ? response : null),
};

/** A redirect to a page of the shop is not that page. */
const onlyFound: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null),
};

const onlyFiles: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isFile(response) ? response : null),
};

// A cached page may need old assets, and each language has scripts of its own.
const assets = new CacheFirst({
  cacheName: assetsCache,
  plugins: [onlyFiles, unlessErased, new ExpirationPlugin({ maxEntries: 300 })],
});
const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: 6,
  plugins: [byScreen, onlyOwnPages, onlyFound, unlessErased, new ExpirationPlugin({ maxEntries: 40 })],
});
const pictures = new CacheFirst({
  cacheName: 'niramaya-pictures',
  plugins: [onlyFiles, unlessErased, new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * day })],
});

self.addEventListener('install', (event) => {
  const install = async () => {
    await caches.open(assetsCache);
    await storeShell(event, await languageFor(new URL(self.location.href)));
  };
  event.waitUntil(install());
});

self.addEventListener('message', ({ data }) => {
  if ((data as { kind?: string }).kind === 'takeOver') void self.skipWaiting();
});

clientsClaim();
// API and identity requests are never cached.
registerRoute(({ url, request, sameOrigin }) => sameOrigin && asksForStoredPage(url, request), pages);
registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url), assets);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url), pictures);
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const page = OFFLINE_PAGES[await languageFor(new URL(request.url))];
  return new Response(page, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
});
