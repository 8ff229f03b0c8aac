import type { StoredEntry } from '../storage/entries';

/** The patient's phone number as typed. It lies in the tab's own storage: a reload keeps it, the end of the tab does not. */
export const phoneEntry: StoredEntry<string> = {
  area: 'session',
  key: 'niramaya.patient_phone',
  parse: (text) => text,
  serialise: (phone) => phone,
};
