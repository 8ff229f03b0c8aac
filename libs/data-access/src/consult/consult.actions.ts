import type { Member } from '@niramaya/contract';
import { personOf } from '../identity/person';
import { readEntry, removeEntry, writeEntry } from '../storage/entries';
import type { AppThunk } from '../store/makeStore';
import { patientEntry } from './patient-entry';
import { phoneEntry } from './phone-entry';
import { symptomsEntry } from './symptoms-entry';

/** Picks the symptom, or drops it when it was picked. Kept for this tab only. */
export const toggleSymptom =
  (symptom: string): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    const chosen = readEntry(storage, symptomsEntry) ?? [];
    const next = chosen.includes(symptom) ? chosen.filter((one) => one !== symptom) : [...chosen, symptom];
    writeEntry(storage, symptomsEntry, next);
  };

/** Notes whom the consultation is for, of the list of whoever is here. Kept for this tab only, and never sent. */
export const pickPatient =
  ({ id, name, age, gender }: Member): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    writeEntry(storage, patientEntry, { of: personOf(storage), member: { id, name, age, gender } });

/** Keeps the patient's phone number for this tab; it is never sent or logged. */
export const setPatientPhone =
  (phone: string): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    phone === '' ? removeEntry(storage, phoneEntry) : writeEntry(storage, phoneEntry, phone);

/** Forgets what the consultation knows of the patient. Logging out does it too. */
export const clearConsult =
  (): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    removeEntry(storage, symptomsEntry);
    removeEntry(storage, phoneEntry);
    removeEntry(storage, patientEntry);
  };
