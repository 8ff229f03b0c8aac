import { pickedPatientSchema, validItems, type Member } from '@niramaya/contract';
import * as z from 'zod/mini';
import { personOf } from '../session/person';
import { usePerson } from '../session/usePerson';
import { persisted, plainText, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

// Symptoms, phone and patient are health data. They survive a reload, but not the end of the tab.
const storedSymptoms = persisted('niramaya.symptoms', validItems(z.string()));
const storedPhone = persisted('niramaya.patient_phone', z.string(), plainText);
const storedPatient = persisted('niramaya.patient', pickedPatientSchema);

/** Picks the symptom, or removes it if it was picked. Stored for this tab only. */
export const toggleSymptom = (storage: BrowserStorage, symptom: string): void => {
  const chosen = storedSymptoms.read(storage) ?? [];
  const next = chosen.includes(symptom) ? chosen.filter((one) => one !== symptom) : [...chosen, symptom];
  storedSymptoms.write(storage, next);
};

/**
 * Stores the patient of the consultation, from the list of the current shopper. Stored for this tab only, and never
 * sent.
 */
export const pickPatient = (storage: BrowserStorage, { id, name, age, gender }: Member): void =>
  storedPatient.write(storage, { of: personOf(storage), member: { id, name, age, gender } });

/** Stores the patient's phone number for this tab; it is never sent or logged. */
export const setPatientPhone = (storage: BrowserStorage, phone: string): void =>
  phone === '' ? storedPhone.clear(storage) : storedPhone.write(storage, phone);

/** Deletes what the consultation knows of the patient. Logging out does it too. */
export const clearConsult = (storage: BrowserStorage): void => {
  for (const value of [storedSymptoms, storedPhone, storedPatient]) value.clear(storage);
};

export interface Consult {
  /** The symptoms picked in this tab, in the order of picking. */
  readonly symptoms: readonly string[];
  /** The patient's phone number as typed; for this tab only. */
  readonly phone: string;
  /** The patient; null if none is picked, or if the patient is in the list of another person. */
  readonly patient: Member | null;
}

const none: readonly string[] = [];

/** Returns the answers of the shopper in the consultation. */
export function useConsult(): Consult {
  const symptoms = usePersisted(storedSymptoms) ?? none;
  const phone = usePersisted(storedPhone) ?? '';
  const picked = usePersisted(storedPatient);
  const person = usePerson();
  return { symptoms, phone, patient: picked !== null && picked.of === person ? picked.member : null };
}
