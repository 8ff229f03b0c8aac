import { prescriptionsDatabase } from '../order/prescription-database';

export type Stores = Readonly<Record<string, unknown[]>>;

export interface Device {
  caches(): Promise<readonly { readonly name: string; readonly addresses: readonly string[] }[]>;
  databases(): Promise<readonly { readonly name: string; readonly stores: Stores | null }[]>;
  /** @throws if not deleted */
  eraseCache(name: string): Promise<void>;
  /** A database held open is deleted later. @throws if not deleted */
  eraseDatabase(name: string): Promise<void>;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database did not answer.'));
  });

async function storesOf(name: string): Promise<Stores> {
  const opening = indexedDB.open(name);
  // Opening an erased database would create it again.
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

const orNothing = <T>(list: () => Promise<T[]>): Promise<T[]> => list().catch(() => []);

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
      // Firefox before 126 cannot list databases.
      if (!indexedDB.databases) return [{ name: prescriptionsDatabase, stores: await storesOf(prescriptionsDatabase) }];
      const found = await indexedDB.databases();
      return Promise.all(
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
      // Firebase holds its databases open until the page is left.
      request.onblocked = () => name === prescriptionsDatabase || resolve();
    }),
};
