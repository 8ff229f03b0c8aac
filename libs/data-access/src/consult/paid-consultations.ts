import { paidConsultationSchema, type PaidConsultation } from '@niramaya/contract';
import { useMemo } from 'react';
import { countWithoutOwner, ownedBy } from '../session/owner';
import { readUserKey, useUserKey, type UserKey } from '../session/user-key';
import { persistedList, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';
import { readConsult } from './consult-storage';
import { noWish, type ConsultWish } from './consult-wish';

/** The paid consultations of every person of this device, newest first. Each is shown to its owner alone. */
export const storedConsultations = persistedList('niramaya.consultations', paidConsultationSchema, Infinity);

/** Stores what this person said about the consultation in this tab, and their wish, for the receipt of this order. */
export function keepConsultation(storage: BrowserStorage, orderId: string, wish: ConsultWish = noWish): void {
  const { patient, symptoms, phone } = readConsult(storage);
  storedConsultations.prepend(storage, {
    orderId,
    of: readUserKey(storage),
    patient: patient && { name: patient.name, age: patient.age, gender: patient.gender },
    symptoms: [...symptoms],
    phone: phone.trim(),
    mode: wish.mode ?? undefined,
    speciality: wish.speciality ?? undefined,
  });
}

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
export function usePaidConsultation(orderId: string): PaidConsultation | null {
  const all = usePersisted(storedConsultations);
  const userKey = useUserKey();
  return useMemo(() => own(all, userKey).find((one) => one.orderId === orderId) ?? null, [all, userKey, orderId]);
}
