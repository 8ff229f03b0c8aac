import { isWorkerStopped } from '@niramaya/data-access';
import { assetsCache } from '../../service-worker/cache-rules';

/** The worker of the version that the shop offers, and null if it offers none. */
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

const setWaiting = (worker: ServiceWorker | null) => {
  waiting = worker;
  listeners.forEach((listener) => listener());
};

const reload = () => window.location.reload();

/**
 * How long `newVersion.load` waits for the new version to take over before it reloads all the same, in ms. A browser
 * keeps the running version as long as one of its events is pending, which may be minutes. The worker answers a page
 * load from the network first, so the page is the new one in either case.
 */
const takeOverTimeoutMs = 3_000;

/** The installed version that waits for a reload, or the one that another tab has updated to. */
export const newVersion = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Returns whether the shop offers the new version. It is false after `putOff`. */
  isReady: () => waiting !== null,
  /** Asks the browser whether a newer version is installed, and is true for one that the shopper has put off too. */
  isWaiting: async () => {
    if (!('serviceWorker' in navigator)) return false;
    const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
    return Boolean(registration?.waiting && registration.active);
  },
  /** Withdraws the offer on this page. The new version still waits. */
  putOff: () => setWaiting(null),
  /** Makes the new version take over, and then loads the page again with it. */
  load: () => {
    // Another tab has updated, or a still newer version has been installed: no event of this worker would follow.
    if (waiting?.state !== 'installed') return reload();
    const timer = setTimeout(reload, takeOverTimeoutMs);
    const reloadOnce = () => {
      clearTimeout(timer);
      reload();
    };
    navigator.serviceWorker.addEventListener('controllerchange', reloadOnce, { once: true });
    waiting.postMessage({ kind: 'takeOver' });
  },
};

/** Offers a reload to a page of the version that another tab has replaced. The first worker replaces none. */
function followOtherTabs(): void {
  let previous = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const { controller } = navigator.serviceWorker;
    if (previous && controller) setWaiting(controller);
    previous = controller;
  });
}

function watch(registration: ServiceWorkerRegistration): void {
  // Without an active worker the waiting one is the first, and replaces no older version.
  const offer = () => {
    if (registration.waiting && registration.active) setWaiting(registration.waiting);
  };
  const follow = () => registration.installing?.addEventListener('statechange', offer);
  offer();
  // The installation of a version may have begun before this listener for `updatefound`.
  follow();
  registration.addEventListener('updatefound', follow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

function started(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  watch(registration);
  // The worker takes a browser without any cache for one in which My data has just erased them, and stores nothing
  // there. This page was loaded after the erasure, so an empty cache lets the worker store again.
  if ('caches' in globalThis) void caches.open(assetsCache).catch(() => undefined);
}

/** The time from the event `load` to the registration, in ms. An installation during hydration would delay it. */
const settledAfterMs = 3_000;

/** Registers the service worker, after hydration. */
export function startWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // Once My data erases everything on this page, the worker must not come back.
    if (!isWorkerStopped()) void navigator.serviceWorker.register('/service-worker.js').then(started, () => undefined);
  };
  followOtherTabs();
  const settle = () => setTimeout(register, settledAfterMs);
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
}

/**
 * Sends the address of a page and those of the files that it has loaded to Workbox in the service worker, which caches
 * them.
 */
export async function reportSeen(page: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  // `ready` does not notice that My data has erased the service worker, so the registration is read again.
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  registration?.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page, ...files] } });
}
