import { deleteDB, openDB } from 'idb';
import { prescriptionsDatabase } from '../order/prescription-database';

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
  });
  try {
    const stores = [...database.objectStoreNames].map(async (store) => [store, await database.getAll(store)] as const);
    return Object.fromEntries(await Promise.all(stores));
  } finally {
    database.close();
  }
}

const orNothing = <T>(list: () => Promise<T[]>): Promise<T[]> => list().catch(() => []);

/** Rejects if something is not erased. */
export const browserDevice = {
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
    orNothing(async (): Promise<{ name: string; stores: Stores | null }[]> => {
      // Firefox before 126 cannot list databases.
      if (!indexedDB.databases) return [{ name: prescriptionsDatabase, stores: await storesOf(prescriptionsDatabase) }];
      const found = await indexedDB.databases();
      return Promise.all(
        found.map(async ({ name = '' }) => ({ name, stores: await storesOf(name).catch(() => null) })),
      );
    }),
  async eraseCache(name: string) {
    await caches.delete(name);
  },
  /** A database held open is deleted later. */
  eraseDatabase: (name: string) =>
    new Promise<void>((resolve, reject) => {
      // Firebase holds its databases open.
      const blocked = () => name === prescriptionsDatabase || resolve();
      deleteDB(name, { blocked }).then(resolve, reject);
    }),
};
