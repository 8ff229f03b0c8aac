/** What a browser stores besides its storage areas: Cache Storage and IndexedDB. */
export interface Device {
  /** Caches by name, with the addresses of the responses in each. */
  caches(): Promise<readonly { readonly name: string; readonly addresses: readonly string[] }[]>;
  /** Databases by name, with all records of each store. */
  databases(): Promise<readonly { readonly name: string; readonly stores: Readonly<Record<string, unknown[]>> }[]>;
  eraseCache(name: string): Promise<void>;
  /** A database that is in use is deleted once the page is left. */
  eraseDatabase(name: string): Promise<void>;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database did not answer.'));
  });

async function storesOf(name: string): Promise<Record<string, unknown[]>> {
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
      const found = await indexedDB.databases();
      return Promise.all(
        found.map(async ({ name = '' }) => ({ name, stores: await storesOf(name).catch(() => ({})) })),
      );
    }),
  async eraseCache(name) {
    await caches.delete(name);
  },
  eraseDatabase: (name) =>
    new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = request.onerror = request.onblocked = () => resolve();
    }),
};
