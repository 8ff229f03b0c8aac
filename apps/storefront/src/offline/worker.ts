import type { WorkerMessage } from '../../service-worker/messages';
import { whenLoaded } from '../app/whenLoaded';

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
    say(waiting, { kind: 'takeOver' });
  },
};

const say = (worker: ServiceWorker | null, message: WorkerMessage) => worker?.postMessage(message);

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

/** In ms. The installation would delay a slow hydration. */
const settledAfterMs = 3_000;

/** Registers the service worker after the page has loaded. */
export function startWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const start = () => void navigator.serviceWorker.register('/service-worker.js').then(watch, () => undefined);
  void whenLoaded().then(() => setTimeout(start, settledAfterMs));
}

/** Sends page and files to the service worker, which caches them. */
export async function reportSeen(page: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  say(active, { kind: 'seen', page, files: performance.getEntriesByType('resource').map(({ name }) => name) });
}
