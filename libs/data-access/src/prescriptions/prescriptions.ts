import { byDay, parseOrNull, prescriptionSchema, type PrescriptionDetails } from '@niramaya/contract';
import { useEffect, useMemo, useState } from 'react';
import { ownedBy, ownerOf } from '../session/owner';
import { readUserKey, useUserKey, type UserKey } from '../session/user-key';
import { isTimeout } from '../storage/in-time';
import { requestPersistence } from '../storage/persistence';
import { isQuotaError, type BrowserStorage } from '../storage/storage';
import { useBrowserStorage } from '../storage/useBrowserStorage';
import {
  changePrescription,
  deletePrescription,
  deletePrescriptionsOf,
  onPrescriptionsChange,
  readPrescriptions,
  writePrescription,
  type StoredPrescription,
} from './prescription-database';

/** Returns the prescription of a stored record; null if it fails its schema or has no picture. */
function readRecord(record: unknown): StoredPrescription | null {
  const prescription = parseOrNull(prescriptionSchema, record);
  const picture = prescription && (record as Partial<StoredPrescription>).picture;
  return prescription && picture instanceof Blob ? { ...prescription, picture } : null;
}

/** Returns the prescriptions of one person, newest first. `userKey` is null while the page hydrates. */
function ownPrescriptionsOf(records: readonly unknown[], userKey: UserKey | null): Omit<Ready, 'view'> {
  const own = userKey === null ? [] : records.filter((record) => ownedBy(record, userKey));
  const prescriptions = own.flatMap((record) => readRecord(record) ?? []).sort(byDay);
  return { prescriptions, hasUnreadable: prescriptions.length < own.length };
}

/** Returns the prescriptions of the current person out of the content of the database, newest first. */
export const ownPrescriptions = (
  storage: BrowserStorage,
  stores: Readonly<Record<string, unknown[]>>,
): readonly StoredPrescription[] => ownPrescriptionsOf(stores.prescriptions ?? [], readUserKey(storage)).prescriptions;

/** Returns how many stored prescriptions name no owner that can be read. */
export const countPrescriptionsWithoutOwner = (stores: Readonly<Record<string, unknown[]>>): number =>
  (stores.prescriptions ?? []).filter((record) => ownerOf(record) === null).length;

/**
 * The content of the panel of prescriptions:
 *
 * - `loading`: the database has not been read yet.
 * - `refused`: the browser forbids databases.
 * - `failed`: the database cannot be read now. `isHeld` is true if another tab holds it while it is to be deleted.
 *   `retry` reads it again.
 * - `ready`: the prescriptions of the current person.
 */
export type PrescriptionsView =
  | { readonly view: 'loading' }
  | { readonly view: 'refused' }
  | { readonly view: 'failed'; readonly isHeld: boolean; readonly retry: () => void }
  | Ready;

interface Ready {
  readonly view: 'ready';
  readonly prescriptions: readonly StoredPrescription[];
  /** Whether some prescriptions of this person are left out because they cannot be read. */
  readonly hasUnreadable: boolean;
}

/** This view differs from `PrescriptionsView` in one point: it has the records of every person. */
type RecordsView = Exclude<PrescriptionsView, Ready> | { readonly view: 'ready'; readonly records: readonly unknown[] };

/**
 * True for the error of a browser that forbids databases, as it may by a setting or for a page in a frame. The error of
 * a browser without `indexedDB`, which is no `DOMException`, counts too.
 */
const isRefusal = (error: unknown) =>
  !(error instanceof DOMException) || ['SecurityError', 'InvalidStateError'].includes(error.name);

/** Reads the records of every person. Never rejects: a failure is a view. */
async function readRecords(retry: () => void): Promise<RecordsView> {
  try {
    return { view: 'ready', records: await readPrescriptions() };
  } catch (error) {
    return isRefusal(error) ? { view: 'refused' } : { view: 'failed', isHeld: isTimeout(error), retry };
  }
}

/**
 * Returns `next` with the pictures that are on the screen already: a new blob of the same picture would load again.
 * After a failure the records that are on the screen stay.
 */
function withPrevious(previous: RecordsView, next: RecordsView): RecordsView {
  if (previous.view !== 'ready') return next;
  if (next.view !== 'ready') return previous;
  const previousPrescriptions = previous.records.flatMap((record) => readRecord(record) ?? []);
  const pictureById = new Map(previousPrescriptions.map(({ id, picture }) => [id, picture]));
  const records = next.records.map((record) => {
    const prescription = readRecord(record);
    const picture = prescription && pictureById.get(prescription.id);
    // The record is unchecked, so that fields that the schema does not know stay.
    return picture ? { ...(record as StoredPrescription), picture } : record;
  });
  return { view: 'ready', records };
}

/** Returns the prescriptions of the current person, newest first, and follows changes in every tab. */
export function usePrescriptions(): PrescriptionsView {
  const userKey = useUserKey();
  const storage = useBrowserStorage();
  const [shown, setShown] = useState<RecordsView>({ view: 'loading' });
  useEffect(() => {
    const show = () => {
      void readRecords(show).then((next) => setShown((previous) => withPrevious(previous, next)));
    };
    show();
    // A page in the back/forward cache misses the messages of other tabs. The storage notifies it when it returns.
    const stops = [onPrescriptionsChange(show), storage.subscribe(show)];
    return () => stops.forEach((stop) => stop());
  }, [storage]);
  return useMemo(
    () => (shown.view === 'ready' ? { view: 'ready', ...ownPrescriptionsOf(shown.records, userKey) } : shown),
    [shown, userKey],
  );
}

/**
 * Whether a prescription was stored. `full`: the device has no room. `forbidden`: the browser forbids databases, or the
 * database has failed. `held`: another tab holds the database while it is to be deleted. Only after `done` is anything
 * stored.
 */
export type SaveOutcome = 'done' | 'full' | 'forbidden' | 'held';
/**
 * Whether a stored prescription was changed. `gone`: another tab has erased it. `unchanged`: the database failed.
 * `held`: another tab holds the database while it is to be deleted. After the last two it is stored as before.
 */
export type ChangeOutcome = 'done' | 'gone' | 'unchanged' | 'held';

/** Returns the outcome of a change, which resolves to false if it has found no prescription. */
const outcomeOf = (change: Promise<boolean | void>): Promise<ChangeOutcome> =>
  change.then(
    (isThere) => (isThere === false ? 'gone' : 'done'),
    (error: unknown) => (isTimeout(error) ? 'held' : 'unchanged'),
  );

/** Returns a new id: two random numbers of 32 bits. */
const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

/**
 * Stores a prescription for the current person, attached to the order if one is given. `picture` is a JPEG, as
 * `readPicture` returns it. The promise never rejects.
 */
export const savePrescription = (
  storage: BrowserStorage,
  picture: Blob,
  details: PrescriptionDetails,
  orderId?: string,
): Promise<SaveOutcome> => {
  const orders = orderId === undefined ? [] : [orderId];
  return writePrescription({ ...details, id: newId(), of: readUserKey(storage), orders, picture }).then(
    () => {
      void requestPersistence();
      return 'done';
    },
    (error: unknown) => {
      if (isTimeout(error)) return 'held';
      return isQuotaError(error) ? 'full' : 'forbidden';
    },
  );
};

/** Gives a prescription another doctor and day. The promise never rejects. */
export const setPrescriptionDetails = (id: string, details: PrescriptionDetails): Promise<ChangeOutcome> =>
  outcomeOf(changePrescription(id, (stored) => ({ ...stored, ...details })));

/** Attaches a prescription to an order, or detaches it if `isOn` is false. The promise never rejects. */
export const attachPrescription = (id: string, orderId: string, isOn: boolean): Promise<ChangeOutcome> =>
  outcomeOf(
    changePrescription(id, (stored) => {
      const others = stored.orders.filter((order) => order !== orderId);
      return { ...stored, orders: isOn ? [...others, orderId] : others };
    }),
  );

/**
 * Deletes all prescriptions of one person. Rejects if the database fails; a browser that forbids databases has none.
 */
export const removePrescriptionsOf = (userKey: UserKey): Promise<void> =>
  deletePrescriptionsOf(userKey).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
  });

/** Deletes a prescription. The promise never rejects. */
export const removePrescription = (id: string): Promise<ChangeOutcome> => outcomeOf(deletePrescription(id));
