import type { cityNamesCopy as english } from '../en/city-names.ts';
import type { Translated } from '../translated.ts';

const names: ReadonlyMap<string, string> = new Map([
  ['Delhi', 'दिल्ली'],
  ['Mumbai', 'मुंबई'],
  ['Banglore', 'बेंगलुरु'],
  ['Hyderabad', 'हैदराबाद'],
]);

/**
 * The names of the cities of `deliveryCities` in Hindi. The stored name is in English. Other cities are shown as they
 * are.
 */
export const cityNamesCopy: Translated<typeof english> = {
  shown: (stored) => names.get(stored) ?? stored,
};
