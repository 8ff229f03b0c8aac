import type { myDataCopy } from '@niramaya/contract';
import type { Kept } from '@niramaya/data-access';

type Words = (typeof myDataCopy)['en'];

/** What a thing is for, in plain words. */
export function purposeOf({ place, name }: Kept, words: Words): { readonly title: string; readonly text: string } {
  if (place === 'cache') return words.kinds.cache;
  if (place === 'database') {
    // The second is the provider's own trial of whether the browser has databases; it removes it again.
    if (/^firebase|^validate-browser-context-for-indexeddb/i.test(name)) return words.kinds.providerDatabase;
    return /^workbox/.test(name) ? words.kinds.cacheDatabase : words.other;
  }
  if (name.startsWith('firebase:')) return words.kinds.provider;
  return Object.entries(words.keys).find(([key]) => key === name)?.[1] ?? words.other;
}
