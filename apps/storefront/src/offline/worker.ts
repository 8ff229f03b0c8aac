let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

const setWaiting = (worker: ServiceWorker | null) => {
  waiting = worker;
  listeners.forEach((listener) => listener());
};

/** The installed version that waits for a reload. */
export const newVersion = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isReady: () => waiting !== null,
  isWaiting: async () => {
    if (!('serviceWorker' in navigator)) return false;
    const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
    return Boolean(registration?.waiting && registration.active);
  },
  putOff: () => setWaiting(null),
  load: () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    waiting?.postMessage({ kind: 'takeOver' });
  },
};

function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  // The first worker replaces no older version.
  const offer = () => {
    if (registration.waiting && registration.active) setWaiting(registration.waiting);
  };
  const follow = () => registration.installing?.addEventListener('statechange', offer);
  offer();
  // An installation may have begun already.
  follow();
  registration.addEventListener('updatefound', follow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

/** In ms after `load`. The installation would delay hydration. */
const settledAfterMs = 3_000;

/** Registers the service worker, after hydration. */
export function startWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/service-worker.js').then(watch, () => undefined);
  const settle = () => setTimeout(register, settledAfterMs);
  if (document.readyState === 'complete') settle();
  else window.addEventListener('load', settle, { once: true });
}

/** Sends page and files to Workbox, which caches them. */
export async function reportSeen(page: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page, ...files] } });
}
