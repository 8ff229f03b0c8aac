import type { Member } from '@niramaya/contract';
import { personOf } from '../identity/person';
import { readEntry, removeEntry, writeEntry } from '../storage/entries';
import { patientEntry } from './patient-entry';
import { phoneEntry } from './phone-entry';
import { symptomsEntry } from './symptoms-entry';
import type { BrowserStorage } from '../storage/storage';

/** Picks the symptom, or removes it if it was picked. Stored for this tab only. */
export const toggleSymptom = (storage: BrowserStorage, symptom: string): void => {
  const chosen = readEntry(storage, symptomsEntry) ?? [];
  const next = chosen.includes(symptom) ? chosen.filter((one) => one !== symptom) : [...chosen, symptom];
  writeEntry(storage, symptomsEntry, next);
};

/**
 * Stores the patient of the consultation, from the list of the current shopper. Stored for this tab only, and never
 * sent.
 */
export const pickPatient = (storage: BrowserStorage, { id, name, age, gender }: Member): void =>
  writeEntry(storage, patientEntry, { of: personOf(storage), member: { id, name, age, gender } });

/** Stores the patient's phone number for this tab; it is never sent or logged. */
export const setPatientPhone = (storage: BrowserStorage, phone: string): void =>
  phone === '' ? removeEntry(storage, phoneEntry) : writeEntry(storage, phoneEntry, phone);

/** Deletes what the consultation knows of the patient. Logging out does it too. */
export const clearConsult = (storage: BrowserStorage): void => {
  removeEntry(storage, symptomsEntry);
  removeEntry(storage, phoneEntry);
  removeEntry(storage, patientEntry);
};
