import { readEntry, removeEntry, writeEntry } from '../storage/entries';
import type { AppThunk } from '../store/makeStore';
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
  };
