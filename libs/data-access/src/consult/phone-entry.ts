import type { StoredEntry } from '../storage/entries';

/**
 * The patient's phone number as typed. It is in the tab's own storage: it survives a reload, but not the end of the
 * tab.
 */
export const phoneEntry: StoredEntry<string> = {
  area: 'session',
  key: 'niramaya.patient_phone',
  parse: (text) => text,
  serialise: (phone) => phone,
};
