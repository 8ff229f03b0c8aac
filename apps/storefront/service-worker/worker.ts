/// <reference lib="webworker" />
// This import is the first one, so that the wrapped functions are in place before any code of Workbox runs.
import { mayStore, stopStoring } from './erasable-storage.ts';
import { clientsClaim } from 'workbox-core';
import type { PluginState, WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { LANGUAGE_COOKIE, languages, type Language } from '@niramaya/contract';
import {
  assetsCache,
  isAsset,
  isFile,
  isOwnPage,
  isPicture,
  isStorablePage,
  languageOfPage,
  pageKey,
  wantedLanguage,
} from './cache-rules.ts';

declare const self: ServiceWorkerGlobalScope;
// `apps/storefront/build/service-worker.ts` replaces these two names by their values: the paths of the files that the
// shop needs to start without a connection, and the HTML of `offline.html`, each for every language.
declare const SHELL_FILES: Readonly<Record<Language, readonly string[]>>;
declare const OFFLINE_PAGES: Readonly<Record<Language, string>>;

const secondsOfADay = 24 * 60 * 60;

const pagesCache = 'niramaya-pages';

/**
 * Returns the language in which the shopper wants the page at the address, by the address and the cookie. In a browser
 * without `cookieStore` the address alone decides.
 */
const languageFor = async (url: URL): Promise<Language> => {
  const cookie = await self.cookieStore?.get(LANGUAGE_COOKIE).catch(() => null);
  return wantedLanguage(url, cookie?.value);
};

/**
 * Stores nothing once the shopper has erased everything in the panel My data, while this worker still serves an open
 * page.
 */
const unlessErased: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => ((await mayStore()) ? response : null),
};

/** Does not store an HTML page that arrives in place of a file, such as the login page of a public Wi-Fi. */
const onlyFiles: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isFile(response) ? response : null),
};

/**
 * Stores only responses with the status 200. `onlyOwnPages` also lets a redirect pass, which the browser follows; but
 * the redirect must not be stored as if it were the page.
 */
const onlyStatus200: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null),
};

// A stored page may need the files of an older build, and each language has scripts of its own. The cache has room for
// the files of two builds.
const assets = new CacheFirst({
  cacheName: assetsCache,
  plugins: [onlyFiles, unlessErased, new ExpirationPlugin({ maxEntries: 300 })],
});

/**
 * Stores the files of a language that the shop needs to start without a connection. A file that is stored is not
 * fetched again. A file that cannot be fetched is left out, and tried again with the next page that is stored.
 */
const storeShell = (event: ExtendableEvent, language: Language) =>
  // Each file has two promises: for its response, and for the end of its storage.
  Promise.allSettled(SHELL_FILES[language].flatMap((request) => assets.handleAll({ event, request })));

/** What `byPathAndLanguage` keeps during one request. Workbox gives each plugin a state of its own for each request. */
interface LanguageState {
  /** The language of the response. */
  language?: Language;
}

/** What `onlyOwnPages` keeps during one request. */
interface ForeignState {
  /** A response that is not a page of the shop, such as the login page of a public Wi-Fi. */
  foreign?: Response;
}

// The types of Workbox declare the state as optional, but there always is one.
const languageStateOf = (state: PluginState = {}) => state as LanguageState;
const foreignStateOf = (state: PluginState = {}) => state as ForeignState;

/**
 * Stores each page once for each language: its key is the path and the language. When a page is stored, the language is
 * that of the response. It may differ from that of the request, because some browsers hide the cookie from the worker
 * and not from the server. If the network and the cache have both failed, the shopper gets the page in another
 * language, if that is stored.
 */
const byPathAndLanguage: WorkboxPlugin = {
  fetchDidSucceed: ({ response, state }) => {
    languageStateOf(state).language = languageOfPage(response);
    return Promise.resolve(response);
  },
  cacheKeyWillBeUsed: async ({ request, mode, state }) => {
    const url = new URL(request.url);
    // `fetchDidSucceed` always runs before a page is written, so 'en' is for the type only.
    const language = mode === 'write' ? (languageStateOf(state).language ?? 'en') : await languageFor(url);
    return pageKey(url, language);
  },
  // The installation has stored the files of one language. With each page that is stored, the files of its language are
  // stored too. That also completes an installation that a lost connection has interrupted.
  cacheDidUpdate: async ({ event, newResponse }) => {
    await storeShell(event, languageOfPage(newResponse));
  },
  // The other languages are not looked up in `cachedResponseWillBeUsed`, because Workbox also reads the cache after
  // `networkTimeoutSeconds`, while the response in the wanted language may still come.
  handlerDidError: async ({ request }) => {
    // Unlike `caches.open`, `caches.match` creates no cache. The shopper may have erased it.
    const inAnyLanguage = languages.map((language) =>
      caches.match(pageKey(new URL(request.url), language), { cacheName: pagesCache }),
    );
    return (await Promise.all(inAnyLanguage)).find((page) => page !== undefined);
  },
};

/**
 * Follows a redirect, and returns the final address and response. A navigation has `redirect: 'manual'`, so the target
 * of its redirect cannot be read. The worker then fetches the address once more by itself. Rejects if the target is of
 * another origin.
 */
async function followRedirect(request: Request, response: Response): Promise<[URL, Response]> {
  const last = response.type === 'opaqueredirect' ? await fetch(request.url, { mode: 'same-origin' }) : response;
  return [new URL(last.url || request.url), last];
}

/**
 * A response that is not a page of the shop counts as a failed request: the stored page takes its place. Without a
 * stored page the browser gets the response itself, such as the login page of a public Wi-Fi.
 */
const onlyOwnPages: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response, state }) => {
    const isOwn = await followRedirect(request, response).then(
      ([url, last]) => isOwnPage(url, last),
      () => false,
    );
    if (isOwn) return response;
    foreignStateOf(state).foreign = response;
    throw new Error(`${request.url} was answered with another page.`);
  },
  handlerDidError: ({ state }) => Promise.resolve(foreignStateOf(state).foreign),
};

// The order of the plugins counts: of the responses that `handlerDidError` of each returns, Workbox takes the first. So
// a stored page of `byPathAndLanguage` comes before the foreign response of `onlyOwnPages`. The cache has room for
// every screen in every language.
const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: 6,
  plugins: [byPathAndLanguage, onlyOwnPages, onlyStatus200, unlessErased, new ExpirationPlugin({ maxEntries: 40 })],
});
const pictures = new CacheFirst({
  cacheName: 'niramaya-pictures',
  plugins: [onlyFiles, unlessErased, new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * secondsOfADay })],
});

self.addEventListener('install', (event) => {
  const install = async () => {
    // This cache exists from the beginning, because `mayStore` is false as long as no cache exists.
    await caches.open(assetsCache);
    // The address of the worker names no language, so the cookie decides.
    await storeShell(event, await languageFor(new URL(self.location.href)));
  };
  event.waitUntil(install());
});

self.addEventListener('message', (event) => {
  const kind = (event.data as { kind?: string } | null)?.kind;
  // The page sends `takeOver` when the shopper accepts the new version (`apps/storefront/src/offline/worker.ts`).
  if (kind === 'takeOver') void self.skipWaiting();
  // The page sends `stopStoring` before it erases everything, and waits for the answer
  // (`libs/data-access/src/my-data/device.ts`).
  if (kind === 'stopStoring') event.waitUntil(stopStoring().then(() => event.ports[0]?.postMessage('stopped')));
});

clientsClaim();
// No route matches API and identity requests, so they are never cached.
registerRoute(({ url, request, sameOrigin }) => sameOrigin && isStorablePage(url, request), pages);
registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url), assets);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url), pictures);
// Only a navigation shows its response to the shopper, as a page. Any other request fails as it would without a worker.
setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error();
  const page = OFFLINE_PAGES[await languageFor(new URL(request.url))];
  return new Response(page, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
});
