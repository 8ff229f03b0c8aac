import { byDay, parseOrNull, prescriptionSchema, type PrescriptionName } from '@niramaya/contract';
import { useEffect, useMemo, useState } from 'react';
import { ownedBy, ownerOf } from '../session/owner';
import { readUserKey, useUserKey, type UserKey } from '../session/user-key';
import { isTimeout } from '../storage/in-time';
import { requestPersistence } from '../storage/persistence';
import { isQuotaError, type BrowserStorage } from '../storage/storage';
import { useServices } from '../store/hooks';
import {
  changePrescription,
  deletePrescription,
  deletePrescriptionsOf,
  onPrescriptionsChange,
  readPrescriptions,
  writePrescription,
  type StoredPrescription,
} from './prescription-database';

function readRecord(record: unknown): StoredPrescription | null {
  const prescription = parseOrNull(prescriptionSchema, record);
  const picture = prescription && (record as Partial<StoredPrescription>).picture;
  return prescription && picture instanceof Blob ? { ...prescription, picture } : null;
}

function ownPrescriptionsOf(records: readonly unknown[], userKey: UserKey | null): Omit<Ready, 'view'> {
  const own = userKey === null ? [] : records.filter((record) => ownedBy(record, userKey));
  const prescriptions = own.flatMap((record) => readRecord(record) ?? []).sort(byDay);
  return { prescriptions, hasUnreadable: prescriptions.length < own.length };
}

/** Returns the person's own prescriptions out of the stored records, newest first. */
export const ownPrescriptions = (
  storage: BrowserStorage,
  stores: Readonly<Record<string, unknown[]>>,
): readonly StoredPrescription[] => ownPrescriptionsOf(stores.prescriptions ?? [], readUserKey(storage)).prescriptions;

/** Returns how many stored prescriptions name no owner that can be read. */
export const countPrescriptionsWithoutOwner = (stores: Readonly<Record<string, unknown[]>>): number =>
  (stores.prescriptions ?? []).filter((record) => ownerOf(record) === null).length;

/** `refused`: the browser forbids databases. `isHeld`: another tab holds the database, which is to be deleted. */
export type PrescriptionsView =
  | { readonly view: 'loading' }
  | { readonly view: 'refused' }
  | { readonly view: 'failed'; readonly isHeld: boolean; readonly retry: () => void }
  | Ready;

interface Ready {
  readonly view: 'ready';
  readonly prescriptions: readonly StoredPrescription[];
  readonly hasUnreadable: boolean;
}

type RecordsView = Exclude<PrescriptionsView, Ready> | { readonly view: 'ready'; readonly records: readonly unknown[] };

const isRefusal = (error: unknown) =>
  !(error instanceof DOMException) || ['SecurityError', 'InvalidStateError'].includes(error.name);

/** Keeps the shown pictures, because new blobs would load again. */
function withPrevious(previous: RecordsView, next: RecordsView): RecordsView {
  if (previous.view !== 'ready') return next;
  if (next.view !== 'ready') return previous;
  const pictures = new Map(previous.records.map((record) => [readRecord(record)?.id, readRecord(record)?.picture]));
  const records = next.records.map((record) => {
    const picture = pictures.get(readRecord(record)?.id);
    return picture ? { ...(record as StoredPrescription), picture } : record;
  });
  return { view: 'ready', records };
}

/** Reads the person's prescriptions, newest first; follows changes. */
export function usePrescriptions(): PrescriptionsView {
  const userKey = useUserKey();
  const { storage } = useServices();
  const [shown, setShown] = useState<RecordsView>({ view: 'loading' });
  useEffect(() => {
    const show = () =>
      void readPrescriptions()
        .then((records): RecordsView => ({ view: 'ready', records }))
        .catch((error: unknown): RecordsView =>
          isRefusal(error) ? { view: 'refused' } : { view: 'failed', isHeld: isTimeout(error), retry: show },
        )
        .then((next) => setShown((previous) => withPrevious(previous, next)));
    show();
    // A page in the back/forward cache misses messages.
    const stops = [onPrescriptionsChange(show), storage.subscribe(show)];
    return () => stops.forEach((stop) => stop());
  }, [storage]);
  return useMemo(
    () => (shown.view === 'ready' ? { view: 'ready', ...ownPrescriptionsOf(shown.records, userKey) } : shown),
    [shown, userKey],
  );
}

/** `held`: another tab holds the database, which is to be deleted; nothing was stored. */
export type SaveOutcome = 'done' | 'full' | 'forbidden' | 'held';
/** `gone`: erased in another tab; `unchanged` and `held`: stored as before. */
export type ChangeOutcome = 'done' | 'gone' | 'unchanged' | 'held';

const outcomeOf = (change: Promise<boolean | void>): Promise<ChangeOutcome> =>
  change.then(
    (isThere) => (isThere === false ? 'gone' : 'done'),
    (error: unknown) => (isTimeout(error) ? 'held' : 'unchanged'),
  );

const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Stores a prescription, attached to the order if given; never rejects. */
export const savePrescription = (
  storage: BrowserStorage,
  picture: Blob,
  name: PrescriptionName,
  orderId?: string,
): Promise<SaveOutcome> => {
  const orders = orderId === undefined ? [] : [orderId];
  return writePrescription({ ...name, id: newId(), of: readUserKey(storage), orders, picture }).then(
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

export const renamePrescription = (id: string, name: PrescriptionName): Promise<ChangeOutcome> =>
  outcomeOf(changePrescription(id, (stored) => ({ ...stored, ...name })));

/** Attaches a prescription to an order, or detaches it. */
export const attachPrescription = (id: string, orderId: string, isOn: boolean): Promise<ChangeOutcome> =>
  outcomeOf(
    changePrescription(id, (stored) => {
      const others = stored.orders.filter((order) => order !== orderId);
      return { ...stored, orders: isOn ? [...others, orderId] : others };
    }),
  );

/** Rejects if the database fails; a browser that forbids databases holds none. */
export const removePrescriptionsOf = (userKey: UserKey): Promise<void> =>
  deletePrescriptionsOf(userKey).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
  });

/** Returns `unchanged` or `held` if the database fails. */
export const removePrescription = (id: string): Promise<ChangeOutcome> => outcomeOf(deletePrescription(id));
