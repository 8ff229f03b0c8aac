import { pickedPatientSchema, validItems, type Member } from '@niramaya/contract';
import * as z from 'zod/mini';
import { readUserKey, useUserKey } from '../session/user-key';
import { persisted, plainText, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

// Health data: stored for this tab only.
const storedSymptoms = persisted('niramaya.symptoms', validItems(z.string()));
const storedPhone = persisted('niramaya.patient_phone', z.string(), plainText);
const storedPatient = persisted('niramaya.patient', pickedPatientSchema);

/** Selects a symptom, or deselects a selected one. */
export const toggleSymptom = (storage: BrowserStorage, symptom: string): void => {
  const chosen = storedSymptoms.read(storage) ?? [];
  const next = chosen.includes(symptom) ? chosen.filter((one) => one !== symptom) : [...chosen, symptom];
  storedSymptoms.write(storage, next);
};

/** Stores the patient of the consultation, for this tab and person. */
export const pickPatient = (storage: BrowserStorage, { id, name, age, gender }: Member): void =>
  storedPatient.write(storage, { of: readUserKey(storage), member: { id, name, age, gender } });

/** The phone number is never sent or logged. */
export const setPatientPhone = (storage: BrowserStorage, phone: string): void =>
  phone === '' ? storedPhone.clear(storage) : storedPhone.write(storage, phone);

export const clearConsult = (storage: BrowserStorage): void => {
  for (const value of [storedSymptoms, storedPhone, storedPatient]) value.clear(storage);
};

const none: readonly string[] = [];

/** Returns symptoms, phone number and patient of this tab; another person's patient is null. */
export function useConsult() {
  const symptoms = usePersisted(storedSymptoms) ?? none;
  const phone = usePersisted(storedPhone) ?? '';
  const picked = usePersisted(storedPatient);
  const userKey = useUserKey();
  return { symptoms, phone, patient: picked !== null && picked.of === userKey ? picked.member : null };
}
