import { prescriptionsDatabase } from '../order/prescription-database';

/** The records of a database, by store. */
export type Stores = Readonly<Record<string, unknown[]>>;

/** What a browser stores besides its storage areas: Cache Storage and IndexedDB. */
export interface Device {
  /** Caches by name, with the addresses of the responses in each. */
  caches(): Promise<readonly { readonly name: string; readonly addresses: readonly string[] }[]>;
  /** Databases by name, with all records of each store, or null for a database that cannot be read. */
  databases(): Promise<readonly { readonly name: string; readonly stores: Stores | null }[]>;
  /** @throws if the browser does not delete it */
  eraseCache(name: string): Promise<void>;
  /**
   * Returns when the database is deleted. A database that a library holds open is deleted once the page is left.
   * @throws if the browser does not delete it
   */
  eraseDatabase(name: string): Promise<void>;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database did not answer.'));
  });

async function storesOf(name: string): Promise<Stores> {
  const opening = indexedDB.open(name);
  // The database has been erased since it was listed. Opening it would create an empty one in its place.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const database = await settled(opening);
  try {
    const names = [...database.objectStoreNames];
    if (names.length === 0) return {};
    const transaction = database.transaction(names, 'readonly');
    const records = names.map((store) => settled<unknown[]>(transaction.objectStore(store).getAll()));
    return Object.fromEntries((await Promise.all(records)).map((all, at) => [names[at] ?? '', all]));
  } finally {
    database.close();
  }
}

/** Returns an empty list if the browser forbids access or lacks the feature, because it then stores nothing. */
const orNothing = <T>(list: () => Promise<T[]>): Promise<T[]> => list().catch(() => []);

/** The device of this browser. */
export const browserDevice: Device = {
  caches: () =>
    orNothing(async () => {
      const names = await caches.keys();
      return Promise.all(
        names.map(async (name) => {
          const requests = await (await caches.open(name)).keys();
          return { name, addresses: requests.map(({ url }) => url) };
        }),
      );
    }),
  databases: () =>
    orNothing(async () => {
      // Firefox before 126 cannot list databases. The shop's own is then listed if it can be read.
      if (!indexedDB.databases) return [{ name: prescriptionsDatabase, stores: await storesOf(prescriptionsDatabase) }];
      const found = await indexedDB.databases();
      return Promise.all(
        // My data shows a database with null stores as unreadable.
        found.map(async ({ name = '' }) => ({ name, stores: await storesOf(name).catch(() => null) })),
      );
    }),
  async eraseCache(name) {
    await caches.delete(name);
  },
  eraseDatabase: (name) =>
    new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error ?? new Error('The database was not deleted.'));
      // Firebase holds its databases open until the page is left. The shop closes its own after each operation, so that
      // `success` follows.
      request.onblocked = () => name === prescriptionsDatabase || resolve();
    }),
};
