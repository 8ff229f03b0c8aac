import type { Prescription } from '@niramaya/contract';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { inTime } from '../storage/in-time';

export const prescriptionsDatabase = 'niramaya.prescriptions';

/** `picture` is a JPEG. */
export interface StoredPrescription extends Prescription {
  readonly picture: Blob;
}

interface Schema extends DBSchema {
  prescriptions: { key: string; value: StoredPrescription };
}

/** In ms. A database that waits for its deletion opens only afterwards, and another tab may hold it for ever. */
const openingMs = 4_000;

/** Ends a connection once its transactions have ended, because another tab wants to delete the database. */
export const closeForDeletion = (_version: number, _next: number | null, event: IDBVersionChangeEvent): void =>
  (event.target as IDBDatabase).close();

async function open(): Promise<IDBPDatabase<Schema>> {
  let isLate = false;
  const opening = openDB<Schema>(prescriptionsDatabase, 1, {
    upgrade: (made, _from, _to, transaction) => {
      if (!isLate) return void made.createObjectStore('prescriptions', { keyPath: 'id' });
      // The caller has given up, and the deleted database would come back empty.
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
    blocking: closeForDeletion,
  });
  try {
    return await inTime(opening, openingMs);
  } catch (error) {
    isLate = true;
    void opening.then(
      (database) => database.close(),
      () => undefined,
    );
    throw error;
  }
}

/**
 * Closes the database: an open one blocks deletion in other tabs. @throws if databases are forbidden, and `TimeoutError`
 * if another tab holds the database while it is to be deleted; then `work` does not run, not even later
 */
async function withDatabase<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Opening would create the database. Firefox before 126 cannot list databases. */
const isStored = async () =>
  !indexedDB.databases || (await indexedDB.databases()).some(({ name }) => name === prescriptionsDatabase);

/** Returns the records of every person, unchecked. */
export const readPrescriptions = async (): Promise<readonly unknown[]> =>
  (await isStored()) ? withDatabase((database) => database.getAll('prescriptions')) : [];

/** Notifies the listeners in this tab and in others. */
export function notifyPrescriptionsChange() {
  const channel = new BroadcastChannel(prescriptionsDatabase);
  channel.postMessage(null);
  channel.close();
}

/** Follows changes in any tab; returns a function that unsubscribes. */
export function onPrescriptionsChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(prescriptionsDatabase);
  channel.onmessage = listener;
  return () => channel.close();
}

/** @throws if the storage is full or databases are forbidden */
export async function writePrescription(prescription: StoredPrescription) {
  await withDatabase((database) => database.put('prescriptions', prescription));
  notifyPrescriptionsChange();
}

/** Returns false if it is no longer stored. */
export async function changePrescription(
  id: string,
  change: (prescription: StoredPrescription) => StoredPrescription,
): Promise<boolean> {
  const isThere =
    (await isStored()) &&
    (await withDatabase(async (database) => {
      const transaction = database.transaction('prescriptions', 'readwrite');
      const stored = await transaction.store.get(id);
      // A failed `put` rejects `done` too.
      await Promise.all([stored && transaction.store.put(change(stored)), transaction.done]);
      return stored !== undefined;
    }));
  notifyPrescriptionsChange();
  return isThere;
}

/** Deletes all prescriptions of one person. */
export async function deletePrescriptionsOf(userKey: string) {
  if (!(await isStored())) return;
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('prescriptions', 'readwrite');
    const owners = (await store.getAll()).filter(({ of }) => of === userKey);
    await Promise.all([...owners.map(({ id }) => store.delete(id)), done]);
  });
  notifyPrescriptionsChange();
}

export async function deletePrescription(id: string) {
  if (await isStored()) await withDatabase((database) => database.delete('prescriptions', id));
  notifyPrescriptionsChange();
}
