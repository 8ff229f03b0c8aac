import type { Prescription } from '@niramaya/contract';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { inTime } from '../storage/in-time';

/** The name of the database, and of the channel on which tabs report changes of it. */
export const prescriptionsDatabase = 'niramaya.prescriptions';

/** A prescription with its owner (`of`) and its picture, a JPEG. */
export interface StoredPrescription extends Prescription {
  readonly picture: Blob;
}

interface Schema extends DBSchema {
  prescriptions: { key: string; value: StoredPrescription };
}

/**
 * How long opening may take, in ms. A database whose deletion is pending opens only after the deletion, and a tab that
 * holds it may delay that for ever.
 */
const openingMs = 4_000;

/** The handler `blocking` of a connection: another tab wants to delete the database, so this connection ends. */
export const closeForDeletion = (_version: number, _next: number | null, event: IDBVersionChangeEvent): void =>
  (event.target as IDBDatabase).close();

/** Opens the database, or creates it. Rejects with a `TimeoutError` after `openingMs`. */
async function open(): Promise<IDBPDatabase<Schema>> {
  let isLate = false;
  const opening = openDB<Schema>(prescriptionsDatabase, 1, {
    // This runs if the database does not exist. It may also run after `open` was rejected, when the other tab has
    // closed its connection.
    upgrade: (created, _from, _to, transaction) => {
      if (!isLate) {
        created.createObjectStore('prescriptions', { keyPath: 'id' });
        return;
      }
      // The caller has given up. Without the abort the deleted database would come back, empty.
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
    blocking: closeForDeletion,
  });
  try {
    return await inTime(opening, openingMs);
  } catch (error) {
    isLate = true;
    // A connection that opens later would block the next deletion.
    void opening.then(
      (database) => database.close(),
      () => undefined,
    );
    throw error;
  }
}

/**
 * Opens the database for one piece of work, and closes it afterwards, because an open one blocks its deletion in other
 * tabs.
 *
 * @throws if databases are forbidden, and a `TimeoutError` if another tab holds the database while its deletion is
 * pending. Then `work` does not run, not even later.
 */
async function withDatabase<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/**
 * Returns whether the database exists, without opening it, which would create it. Firefox before 126 cannot list
 * databases; there the answer is true.
 */
async function isStored(): Promise<boolean> {
  if (!indexedDB.databases) return true;
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === prescriptionsDatabase);
}

/** Returns the records of every person. They are not validated; the caller checks them. */
export const readPrescriptions = async (): Promise<readonly unknown[]> =>
  (await isStored()) ? withDatabase((database) => database.getAll('prescriptions')) : [];

/**
 * Calls the listeners of `onPrescriptionsChange` in this tab and in others. The channel is a new one, because a channel
 * does not receive its own messages.
 */
export function notifyPrescriptionsChange() {
  const channel = new BroadcastChannel(prescriptionsDatabase);
  channel.postMessage(null);
  channel.close();
}

/** Calls the listener after each change in any tab. Returns a function that unsubscribes. */
export function onPrescriptionsChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(prescriptionsDatabase);
  channel.onmessage = listener;
  return () => channel.close();
}

/**
 * Stores a prescription, or replaces the one with its id.
 *
 * @throws as `withDatabase`, and a `DOMException` for which `isQuotaError` is true if the storage is full
 */
export async function writePrescription(prescription: StoredPrescription) {
  await withDatabase((database) => database.put('prescriptions', prescription));
  notifyPrescriptionsChange();
}

/**
 * Replaces a prescription by what `change` returns. Returns false if it is no longer stored. @throws as `withDatabase`
 */
export async function changePrescription(
  id: string,
  change: (prescription: StoredPrescription) => StoredPrescription,
): Promise<boolean> {
  const changeStored = () =>
    withDatabase(async (database) => {
      const transaction = database.transaction('prescriptions', 'readwrite');
      const stored = await transaction.store.get(id);
      const put = stored && transaction.store.put(change(stored));
      // A failed `put` rejects `done` too, so both are awaited together.
      await Promise.all([put, transaction.done]);
      return stored !== undefined;
    });
  const isThere = (await isStored()) && (await changeStored());
  // Listeners are called even if the prescription was gone, so that a list that still shows it loads again.
  notifyPrescriptionsChange();
  return isThere;
}

/** Deletes all prescriptions of one person. @throws as `withDatabase` */
export async function deletePrescriptionsOf(userKey: string) {
  if (!(await isStored())) return;
  await withDatabase(async (database) => {
    const { store, done } = database.transaction('prescriptions', 'readwrite');
    const own = (await store.getAll()).filter(({ of }) => of === userKey);
    await Promise.all([...own.map(({ id }) => store.delete(id)), done]);
  });
  notifyPrescriptionsChange();
}

/** Deletes a prescription. @throws as `withDatabase` */
export async function deletePrescription(id: string) {
  if (await isStored()) await withDatabase((database) => database.delete('prescriptions', id));
  // Listeners are called even if the database was gone, so that a list that still shows the prescription loads again.
  notifyPrescriptionsChange();
}
