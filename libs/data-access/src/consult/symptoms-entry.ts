import type { StoredEntry } from '../storage/entries';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Symptoms are health data, so they are in the tab's own storage and end with the tab. */
export const symptomsEntry: StoredEntry<string[]> = {
  area: 'session',
  key: 'niramaya.symptoms',
  parse: (text) => {
    try {
      const value: unknown = JSON.parse(text ?? 'null');
      return Array.isArray(value) ? value.filter(isText) : null;
    } catch {
      return null;
    }
  },
  serialise: (symptoms) => JSON.stringify(symptoms),
};
