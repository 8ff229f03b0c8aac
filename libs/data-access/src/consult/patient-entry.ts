import { readPickedPatient, type PickedPatient } from '@niramaya/contract';
import { parseJson, type StoredEntry } from '../storage/entries';

/** Whom the consultation is for. Like the symptoms it lies in the tab's own storage and ends with it. */
export const patientEntry: StoredEntry<PickedPatient> = {
  area: 'session',
  key: 'niramaya.patient',
  parse: (text) => readPickedPatient(parseJson(text)),
  serialise: (picked) => JSON.stringify(picked),
};
