import { deleteDB, openDB } from 'idb';
import { closeForDeletion, prescriptionsDatabase } from '../prescriptions/prescription-database';
import { inTime, isTimeout } from '../storage/in-time';
import { readPersistence } from '../storage/persistence';
import { stopWorker } from './worker-stop';

/** The content of a database: the records of each object store. */
export type Stores = Readonly<Record<string, unknown[]>>;

/** The part of the browser that `stored-data.ts` uses. Stories and tests replace it. */
export type Device = typeof browserDevice;

/** Reads a whole database. @throws if there is none: a database that another tab has deleted is not created again */
async function readStores(name: string): Promise<Stores> {
  const database = await openDB(name, undefined, {
    // Opening a deleted database would create it again.
    upgrade: (_created, _from, _to, transaction) => {
      // The abort also rejects `openDB`, which reports it.
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
    blocking: closeForDeletion,
  });
  try {
    const stores = [...database.objectStoreNames].map(async (store) => [store, await database.getAll(store)] as const);
    return Object.fromEntries(await Promise.all(stores));
  } finally {
    database.close();
  }
}

/** How long a deletion may take, in ms. It waits for other tabs that hold the database open. */
const deletionMs = 3_000;
/** How long opening may take, in ms. A database whose deletion is pending opens only after the deletion. */
const openingMs = 2_000;

/**
 * Reads the database of the prescriptions. Returns null if another tab holds it while its deletion is pending. @throws
 * if there is none
 */
const readPrescriptionStores = (): Promise<Stores | null> =>
  inTime(readStores(prescriptionsDatabase), openingMs).catch((error: unknown) => {
    if (isTimeout(error)) return null;
    throw error;
  });

/**
 * Runs work on caches while no other tab does. `caches.open` creates a cache that is missing, so a tab that lists the
 * caches during their deletion would bring one back.
 */
const withCaches = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('niramaya.caches', work) : work();

/**
 * Returns the path of the script of a service worker, or the path of its scope while it has no script. The path
 * identifies the worker in `eraseWorker`.
 */
const scriptOf = ({ active, waiting, installing, scope }: ServiceWorkerRegistration): string =>
  new URL((active ?? waiting ?? installing)?.scriptURL ?? scope).pathname;

/** How long a service worker may take to answer that it has stopped, in ms. Starting an idle worker is part of it. */
const stoppingMs = 2_000;

/**
 * Asks a service worker to store nothing any more (`apps/storefront/service-worker/worker.ts`). Resolves once
 * the worker has answered. Never settles for a worker of an older build, so the caller needs a time limit.
 */
const stopStoring = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    worker.postMessage({ kind: 'stopStoring' }, [port2]);
  });

/**
 * Returns the service workers that may store something: those of each registration, and the one that serves this page,
 * whose registration may be gone.
 */
async function runningWorkers(): Promise<readonly ServiceWorker[]> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const workers = registrations.flatMap(({ active, waiting, installing }) => [active, waiting, installing]);
  return [...new Set([navigator.serviceWorker.controller, ...workers])].filter((worker) => worker !== null);
}

/**
 * Returns the list that `list` returns, or an empty one if it rejects: the browser lacks or forbids service workers,
 * caches, cookies or databases, or the one database that is asked for does not exist.
 */
const orNone = <T>(list: () => Promise<T[]>): Promise<T[]> => list().catch(() => []);

/** A cookie that this page may read. */
interface Cookie {
  readonly name: string;
  readonly value: string;
}

/** Returns the cookies that this page may read. Throws if the browser forbids cookies. */
const readCookies = (): Cookie[] =>
  document.cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('=') };
    });

/** The service workers, caches, cookies and databases of this browser. */
export const browserDevice = {
  /** Whether the browser may delete the data by itself. */
  persistence: readPersistence,
  /** The paths of the registered service workers. */
  workers: () => orNone(async () => (await navigator.serviceWorker.getRegistrations()).map(scriptOf)),
  /** The names of the caches, with the addresses of the responses in each. */
  caches: () =>
    orNone(() =>
      withCaches(async () => {
        const names = await caches.keys();
        return Promise.all(
          names.map(async (name) => {
            const requests = await (await caches.open(name)).keys();
            return { name, addresses: requests.map(({ url }) => url) };
          }),
        );
      }),
    ),
  /** The databases with their content. The content is null if the database cannot be read, or not in time. */
  databases: () =>
    orNone(async (): Promise<{ name: string; stores: Stores | null }[]> => {
      // Firefox before 126 cannot list databases.
      if (!indexedDB.databases) return [{ name: prescriptionsDatabase, stores: await readPrescriptionStores() }];
      const found = await indexedDB.databases();
      return Promise.all(
        found.map(async ({ name = '' }) => ({
          name,
          stores: await inTime(readStores(name), openingMs).catch(() => null),
        })),
      );
    }),
  /** Unregisters the service worker of this path. The worker still serves this page until the page closes. */
  async eraseWorker(path: string) {
    const registered = (await navigator.serviceWorker.getRegistrations()).filter((one) => scriptOf(one) === path);
    await Promise.all(registered.map((one) => one.unregister()));
  },
  /**
   * Makes `isWorkerStopped` of `worker-stop.ts` return true, so that this page registers no service worker again, and
   * the service workers store nothing any more. Otherwise a worker that opens a cache during the erasure would bring it
   * back. Never rejects: a worker that does not answer in time is left alone.
   */
  async stopWorker() {
    stopWorker();
    const workers = await orNone(async () => [...(await runningWorkers())]);
    await Promise.all(workers.map((worker) => inTime(stopStoring(worker), stoppingMs).catch(() => undefined)));
  },
  /** The cookies that this page may read, with their values. A browser that forbids cookies has none. */
  // `readCookies` may throw at once. The promise makes a rejection of it, which `orNone` catches.
  cookies: () => orNone(() => new Promise<Cookie[]>((resolve) => resolve(readCookies()))),
  /** Deletes a cookie of the whole shop. */
  eraseCookie: (name: string) => {
    document.cookie = `${name}=; Path=/; Max-Age=0`;
    return Promise.resolve();
  },
  /** Deletes a cache. */
  async eraseCache(name: string) {
    await withCaches(() => caches.delete(name));
  },
  /**
   * Deletes a database. Rejects if another tab holds it open for some seconds; the deletion then waits for that tab.
   */
  eraseDatabase: (name: string) => inTime(deleteDB(name), deletionMs),
};
