import { paidConsultationSchema, type PaidConsultation } from '@niramaya/contract';
import { useMemo } from 'react';
import { countWithoutOwner, ownedBy } from '../session/owner';
import { readUserKey, useUserKey, type UserKey } from '../session/user-key';
import { persistedList, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';
import { readConsult, useConsult } from './consult-storage';
import { noWish, useConsultWish, type ConsultWish } from './consult-wish';

/** The paid consultations of every person of this device, newest first. Each is shown to its owner alone. */
export const storedConsultations = persistedList('niramaya.consultations', paidConsultationSchema, Infinity);

const own = (all: readonly PaidConsultation[], userKey: UserKey | null): readonly PaidConsultation[] =>
  userKey === null ? [] : all.filter((one) => ownedBy(one, userKey));

/** Returns the paid consultations of the current person, newest first. */
export const readConsultations = (storage: BrowserStorage): readonly PaidConsultation[] =>
  own(storedConsultations.read(storage), readUserKey(storage));

/**
 * Stores the phone number of the paid consultation of this order, and `now` as the moment from which a call is
 * promised. Nothing changes if the order has no consultation, or if it is another person's.
 */
export function setConsultationPhone(
  storage: BrowserStorage,
  orderId: string,
  phone: string,
  now: Date = new Date(),
): void {
  const of = readUserKey(storage);
  storedConsultations.update(storage, (one) =>
    one.orderId === orderId && one.of === of ? { ...one, phone: phone.trim(), phoneAddedAtMs: now.getTime() } : one,
  );
}

/** Returns how many consultations of a stored text name no owner that can be read. */
export const countConsultationsWithoutOwner = (text: string | null): number =>
  countWithoutOwner(text, storedConsultations.rawItems);

/** Returns the consultation of this order. Returns null if the order has none, or if it is another person's. */
export function usePaidConsultation(orderId: string | null): PaidConsultation | null {
  const all = usePersisted(storedConsultations);
  const userKey = useUserKey();
  return useMemo(() => own(all, userKey).find((one) => one.orderId === orderId) ?? null, [all, userKey, orderId]);
}

/** What the shopper has chosen in this tab for a consultation that is not paid. */
type Choices = ReturnType<typeof readConsult> & ConsultWish;

/**
 * Returns the consultation that a payment books: the choices of this tab, or `booked` if nothing is chosen. `booked` is
 * the paid consultation of the order that the history entry names. Its payment has removed the choices from the tab, so
 * a shopper who comes back to the entry and pays again books the same consultation once more.
 *
 * `bookedOrderId` is the number of the order of `booked`, or null if the result has the choices.
 */
function consultToPay(choices: Choices, booked: PaidConsultation | null) {
  const { patient: chosenPatient, symptoms: chosenSymptoms, phone: typedPhone, ...wish } = choices;
  const hasWish = wish.mode !== null || wish.speciality !== null;
  const isChosen = chosenPatient !== null || chosenSymptoms.length > 0 || typedPhone !== '' || hasWish;
  if (booked === null || isChosen) return { ...choices, bookedOrderId: null };
  const { patient, symptoms, phone, mode = null, speciality = null } = booked;
  return { patient, symptoms, phone, mode, speciality, bookedOrderId: booked.orderId };
}

/**
 * Returns whether a payment on the history entry of this order would book its consultation once more (`consultToPay`).
 */
export function repeatsConsultation(storage: BrowserStorage, orderId: string, wish: ConsultWish): boolean {
  const booked = readConsultations(storage).find((one) => one.orderId === orderId) ?? null;
  return consultToPay({ ...readConsult(storage), ...wish }, booked).bookedOrderId !== null;
}

/**
 * Returns the consultation that a payment books now (`consultToPay`).
 *
 * @param orderId the order that the entry of the browser's history names, or null
 */
export function useConsultToPay(orderId: string | null): ReturnType<typeof consultToPay> {
  const choices = useConsult();
  const wish = useConsultWish();
  return consultToPay({ ...choices, ...wish }, usePaidConsultation(orderId));
}

/** The order that a payment has placed, and that of an earlier payment. */
interface ConsultationOrders {
  /** The new order, whose receipt shows the consultation. */
  readonly orderId: string;
  /** The order that the entry of the browser's history names. @default null */
  readonly historyOrderId?: string | null;
}

/** Stores the consultation that a payment has booked (`consultToPay`), with this wish, for the receipt of its order. */
export function keepConsultation(
  storage: BrowserStorage,
  { orderId, historyOrderId = null }: ConsultationOrders,
  wish: ConsultWish = noWish,
): void {
  const booked = readConsultations(storage).find((one) => one.orderId === historyOrderId) ?? null;
  const { patient, symptoms, phone, mode, speciality } = consultToPay({ ...readConsult(storage), ...wish }, booked);
  storedConsultations.prepend(storage, {
    orderId,
    of: readUserKey(storage),
    patient: patient && { name: patient.name, age: patient.age, gender: patient.gender },
    symptoms: [...symptoms],
    phone: phone.trim(),
    mode: mode ?? undefined,
    speciality: speciality ?? undefined,
  });
}
