import { byDay, parseOrNull, prescriptionSchema } from '@niramaya/contract';
import type { PrescriptionName } from '@niramaya/contract';
import { useEffect, useMemo, useState } from 'react';
import { personOf, type Person } from '../session/person';
import { usePerson } from '../session/usePerson';
import { isQuotaError, type BrowserStorage } from '../storage/storage';
import { useServices } from '../store/hooks';
import {
  changePrescription,
  deletePrescription,
  onPrescriptionsChange,
  readPrescriptions,
  writePrescription,
  type KeptPrescription,
} from './prescription-database';

/** Returns a record of the database with its picture, or null if it cannot be read. */
function readRecord(record: unknown): KeptPrescription | null {
  const prescription = parseOrNull(prescriptionSchema, record);
  const picture = prescription && (record as Partial<KeptPrescription>).picture;
  return prescription && picture instanceof Blob ? { ...prescription, picture } : null;
}

/** Returns the prescriptions of a person, and whether some that may be theirs cannot be read. */
function of(records: readonly unknown[], person: Person | null): Omit<Ready, 'view'> {
  const own = records.filter((record) => {
    const owner = (record as Partial<KeptPrescription> | null)?.of;
    return typeof owner !== 'string' || owner === person;
  });
  const prescriptions = own.flatMap((record) => readRecord(record) ?? []).sort(byDay);
  return { prescriptions, hasUnreadable: prescriptions.length < own.length };
}

/**
 * Returns the current shopper's prescriptions out of all in the database. They are health data: an account sees only
 * its own, and not those of guests either.
 */
export const ownPrescriptions = (
  storage: BrowserStorage,
  stores: Readonly<Record<string, unknown[]>>,
): readonly KeptPrescription[] => of(stores.prescriptions ?? [], personOf(storage)).prescriptions;

/**
 * What there is to show. The view is `refused` if the browser forbids access, as in some private windows. After another
 * error it is `failed`.
 */
export type PrescriptionsView =
  | { readonly view: 'loading' }
  | { readonly view: 'refused' }
  | { readonly view: 'failed'; readonly retry: () => void }
  | Ready;

interface Ready {
  readonly view: 'ready';
  readonly prescriptions: readonly KeptPrescription[];
  /** Whether some records cannot be read. They stay in the database. */
  readonly hasUnreadable: boolean;
}

/** What the database holds, before it is read for a person. */
type RecordsView = Exclude<PrescriptionsView, Ready> | { readonly view: 'ready'; readonly records: readonly unknown[] };

/** Returns whether the browser has no databases, or forbids them. Each browser has its own error. */
const isRefusal = (error: unknown) =>
  !(error instanceof DOMException) || ['SecurityError', 'InvalidStateError'].includes(error.name);

/**
 * Keeps the pictures that are already shown, because each read creates new ones, which the browser would have to load
 * again. If a later read fails, it keeps all that is shown.
 */
function withHeld(held: RecordsView, next: RecordsView): RecordsView {
  if (held.view !== 'ready') return next;
  if (next.view !== 'ready') return held;
  const pictures = new Map(held.records.map((record) => [readRecord(record)?.id, readRecord(record)?.picture]));
  const records = next.records.map((record) => {
    const picture = pictures.get(readRecord(record)?.id);
    return picture ? { ...(record as KeptPrescription), picture } : record;
  });
  return { view: 'ready', records };
}

/** Returns the prescriptions of the current shopper, the newest paper first, and follows changes in every tab. */
export function usePrescriptions(): PrescriptionsView {
  const person = usePerson();
  const { storage } = useServices();
  const [shown, setShown] = useState<RecordsView>({ view: 'loading' });
  useEffect(() => {
    let isGone = false;
    const show = () =>
      void readPrescriptions()
        .then((records): RecordsView => ({ view: 'ready', records }))
        .catch((error: unknown): RecordsView =>
          isRefusal(error) ? { view: 'refused' } : { view: 'failed', retry: show },
        )
        .then((next) => isGone || setShown((held) => withHeld(held, next)));
    show();
    // A page in the back/forward cache receives no message about a change. The storage reports its return.
    const stops = [onPrescriptionsChange(show), storage.subscribe(show)];
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [storage]);
  return useMemo(
    () => (shown.view === 'ready' ? { view: 'ready', ...of(shown.records, person) } : shown),
    [shown, person],
  );
}

/** The result of storing a picture. `full` and `forbidden`: the browser has stored nothing of it. */
export type KeepOutcome = 'done' | 'full' | 'forbidden';
/** The result of a change. `gone`: another tab has erased it; `unchanged`: it is stored as before. */
export type ChangeOutcome = 'done' | 'gone' | 'unchanged';

const outcomeOf = (change: Promise<boolean | void>): Promise<ChangeOutcome> =>
  change.then(
    (isThere) => (isThere === false ? 'gone' : 'done'),
    () => 'unchanged',
  );

const newId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

/**
 * Stores a picture under a doctor and a date, for the current shopper. If an order is named, the picture is also on its
 * receipt.
 */
export const keepPrescription = (
  storage: BrowserStorage,
  picture: Blob,
  name: PrescriptionName,
  orderId?: string,
): Promise<KeepOutcome> => {
  const orders = orderId === undefined ? [] : [orderId];
  return writePrescription({ ...name, id: newId(), of: personOf(storage), orders, picture }).then(
    () => 'done',
    (error: unknown) => (isQuotaError(error) ? 'full' : 'forbidden'),
  );
};

/** Gives a stored prescription another doctor or date. */
export const renamePrescription = (id: string, name: PrescriptionName): Promise<ChangeOutcome> =>
  outcomeOf(changePrescription(id, (kept) => ({ ...kept, ...name })));

/** Puts a prescription on the receipt of an order, or takes it off. */
export const attachPrescription = (id: string, orderId: string, isOn: boolean): Promise<ChangeOutcome> =>
  outcomeOf(
    changePrescription(id, (kept) => {
      const others = kept.orders.filter((order) => order !== orderId);
      return { ...kept, orders: isOn ? [...others, orderId] : others };
    }),
  );

/** Deletes a prescription from the device, and so from every receipt. */
export const removePrescription = (id: string): Promise<ChangeOutcome> => outcomeOf(deletePrescription(id));
