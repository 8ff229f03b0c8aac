import type { Prescription } from '@niramaya/contract';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** The name of the database, as My data lists it, and of the channel between the tabs. */
export const prescriptionsDatabase = 'niramaya.prescriptions';

/** A prescription with its picture, a JPEG. */
export interface KeptPrescription extends Prescription {
  readonly picture: Blob;
}

interface Schema extends DBSchema {
  prescriptions: { key: string; value: KeptPrescription };
}

/**
 * Opens the database for one operation and closes it again. While a tab held it open, no other tab could erase it.
 * @throws if the browser forbids databases, or if a newer version of the shop has written this one
 */
async function withDatabase<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(prescriptionsDatabase, 1, {
    upgrade: (made) => void made.createObjectStore('prescriptions', { keyPath: 'id' }),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Returns whether there is a database. Opening it would create one. Firefox before 126 cannot list databases. */
const isStored = async () =>
  !indexedDB.databases || (await indexedDB.databases()).some(({ name }) => name === prescriptionsDatabase);

/**
 * Returns the records of everybody on this device, as they are stored. Reading alone creates no database. @throws as
 * `withDatabase`
 */
export const readPrescriptions = async (): Promise<readonly unknown[]> =>
  (await isStored()) ? withDatabase((database) => database.getAll('prescriptions')) : [];

/** Notifies the listeners in this tab and the others that something has changed. */
export function sayThatPrescriptionsChanged() {
  const channel = new BroadcastChannel(prescriptionsDatabase);
  channel.postMessage(null);
  channel.close();
}

/** Calls back after every change made in any tab. Returns the function that stops it. */
export function onPrescriptionsChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(prescriptionsDatabase);
  channel.onmessage = listener;
  return () => channel.close();
}

/** @throws if the storage is full, or as `withDatabase` */
export async function writePrescription(prescription: KeptPrescription) {
  await withDatabase((database) => database.put('prescriptions', prescription));
  sayThatPrescriptionsChanged();
}

/**
 * Changes a prescription in its current state, not in the state in which it was read before.
 * @returns false if it is no longer stored
 * @throws if the storage is full, or as `withDatabase`
 */
export async function changePrescription(
  id: string,
  change: (prescription: KeptPrescription) => KeptPrescription,
): Promise<boolean> {
  const isThere =
    (await isStored()) &&
    (await withDatabase(async (database) => {
      const transaction = database.transaction('prescriptions', 'readwrite');
      const kept = await transaction.store.get(id);
      // A failed `put` rejects `done` too.
      await Promise.all([kept && transaction.store.put(change(kept)), transaction.done]);
      return kept !== undefined;
    }));
  sayThatPrescriptionsChanged();
  return isThere;
}

/** @throws as `withDatabase` */
export async function deletePrescription(id: string) {
  if (await isStored()) await withDatabase((database) => database.delete('prescriptions', id));
  sayThatPrescriptionsChanged();
}
