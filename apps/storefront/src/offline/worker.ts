import type { WorkerMessage } from '../../service-worker/messages';
import { whenLoaded } from '../app/whenLoaded';

/** The service worker of a newer version that waits for the shopper's word; null while there is none. */
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

const setWaiting = (worker: ServiceWorker | null) => {
  waiting = worker;
  listeners.forEach((listener) => listener());
};

/** For `useSyncExternalStore`: whether a newer version of the shop is ready. */
export const newVersion = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isReady: () => waiting !== null,
  /** Returns whether a newer version waits, also before `startWorker` has looked for one. */
  isWaiting: async () => {
    if (!('serviceWorker' in navigator)) return false;
    // A browser that forbids workers rejects. No version can wait then, so there is nothing to report.
    const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
    return Boolean(registration?.waiting && registration.active);
  },
  /** Asks no more until the shop is opened again. */
  putOff: () => setWaiting(null),
  /** Lets the newer version take over and loads the page from it; other tabs keep theirs. */
  load: () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    say(waiting, { kind: 'takeOver' });
  },
};

const say = (worker: ServiceWorker | null, message: WorkerMessage) => worker?.postMessage(message);

/** @param registration nothing where workers are blocked without an error */
function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return;
  // The very first worker replaces nobody: there is nothing to offer.
  const offer = () => {
    if (registration.waiting && registration.active) setWaiting(registration.waiting);
  };
  const follow = () => registration.installing?.addEventListener('statechange', offer);
  offer();
  // The browser may have begun to install a newer version before it is watched.
  follow();
  registration.addEventListener('updatefound', follow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

/**
 * The wait in ms after the `load` event, or after the start of the hydration if that is later. On a processor four times
 * slower, the pages were hydrated 0.7 to 1 s after `load`.
 */
const settledAfterMs = 3_000;

/**
 * Starts the service worker in a built shop, after the page has settled. Its installation fetches and stores files. On
 * a phone it would take the processor from the hydration.
 */
export function startWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const start = () =>
    // A browser that forbids it leaves the shop as it is.
    void navigator.serviceWorker.register('/service-worker.js').then(watch, () => undefined);
  void whenLoaded().then(() => setTimeout(start, settledAfterMs));
}

/** Tells the worker which screen was shown, so that it opens without a network from now on. */
export async function tellSeen(page: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  say(active, { kind: 'seen', page, files: performance.getEntriesByType('resource').map(({ name }) => name) });
}
