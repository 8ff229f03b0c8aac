import { deleteDB, openDB } from 'idb';
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

async function storesOf(name: string): Promise<Stores> {
  const database = await openDB(name, undefined, {
    // Opening an erased database would create it again.
    upgrade: (_created, _from, _to, transaction) => {
      // The abort also rejects `openDB`, which reports it.
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
  });
  try {
    const stores = [...database.objectStoreNames].map(async (store) => [store, await database.getAll(store)] as const);
    return Object.fromEntries(await Promise.all(stores));
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
      // Firebase holds its databases open.
      const blocked = () => name === prescriptionsDatabase || resolve();
      deleteDB(name, { blocked }).then(resolve, reject);
    }),
};
