import { readPickedPatient, type PickedPatient } from '@niramaya/contract';
import { parseJson, type StoredEntry } from '../storage/entries';

/** The patient of the consultation. Like the symptoms, it is in the tab's own storage and ends with the tab. */
export const patientEntry: StoredEntry<PickedPatient> = {
  area: 'session',
  key: 'niramaya.patient',
  parse: (text) => readPickedPatient(parseJson(text)),
  serialise: (picked) => JSON.stringify(picked),
};
