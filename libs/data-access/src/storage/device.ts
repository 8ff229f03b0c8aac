import { deleteDB, openDB } from 'idb';
import { closeForDeletion, prescriptionsDatabase } from '../order/prescription-database';
import { inTime, isTimeout } from './in-time';
import { readPersistence } from './persistence';

export type Stores = Readonly<Record<string, unknown[]>>;

export type Device = typeof browserDevice;

async function storesOf(name: string): Promise<Stores> {
  const database = await openDB(name, undefined, {
    // Opening an erased database would create it again.
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

/** In ms. The deletion of a database waits for other tabs that hold it open. */
const blockedMs = 3_000;
/** In ms. A database that waits for its deletion opens only afterwards. */
const openingMs = 2_000;

/** Null if another tab holds the database. @throws if there is none */
const storesInTime = (): Promise<Stores | null> =>
  inTime(storesOf(prescriptionsDatabase), openingMs).catch((error: unknown) => {
    if (isTimeout(error)) return null;
    throw error;
  });

/** `caches.open` creates a cache, so that a list during a deletion, in any tab, would bring it back. */
const withCaches = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('niramaya.caches', work) : work();

const scriptOf = ({ active, waiting, installing, scope }: ServiceWorkerRegistration): string =>
  new URL((active ?? waiting ?? installing)?.scriptURL ?? scope).pathname;

let isErased = false;

/** True once this page has erased everything: it registers no service worker any more. */
export const isWorkerErased = (): boolean => isErased;

const orNothing = <T>(list: () => Promise<T[]>): Promise<T[]> => list().catch(() => []);

/** The service workers, caches and databases of this browser. */
export const browserDevice = {
  /** Whether the browser may delete the data by itself. */
  persistence: readPersistence,
  /** The paths of the registered service workers. */
  workers: () => orNothing(async () => (await navigator.serviceWorker.getRegistrations()).map(scriptOf)),
  caches: () =>
    orNothing(() =>
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
  databases: () =>
    orNothing(async (): Promise<{ name: string; stores: Stores | null }[]> => {
      // Firefox before 126 cannot list databases.
      if (!indexedDB.databases) return [{ name: prescriptionsDatabase, stores: await storesInTime() }];
      const found = await indexedDB.databases();
      return Promise.all(
        found.map(async ({ name = '' }) => ({
          name,
          stores: await inTime(storesOf(name), openingMs).catch(() => null),
        })),
      );
    }),
  /** The worker serves this page until it closes, but it fills no cache that was erased. */
  async eraseWorker(path: string) {
    const registered = (await navigator.serviceWorker.getRegistrations()).filter((one) => scriptOf(one) === path);
    await Promise.all(registered.map((one) => one.unregister()));
  },
  /** From now on this page registers no service worker. */
  stopWorker: () => {
    isErased = true;
  },
  async eraseCache(name: string) {
    await withCaches(() => caches.delete(name));
  },
  /** Rejects if another tab holds the database open for some seconds; the deletion then waits for that tab. */
  eraseDatabase: (name: string) => inTime(deleteDB(name), blockedMs),
};
