import type { myDataCopy } from '@niramaya/contract/copy/my-data';
import { prescriptionsDatabase, type Kept } from '@niramaya/data-access';

type Words = (typeof myDataCopy)['en'];

export function purposeOf({ place, name }: Kept, words: Words): { readonly title: string; readonly text: string } {
  if (place === 'cache') return words.kinds.cache;
  if (place === 'database') {
    if (name === prescriptionsDatabase) return words.kinds.prescriptions;
    // The provider creates the second database to test the browser, and removes it again.
    if (/^firebase|^validate-browser-context-for-indexeddb/i.test(name)) return words.kinds.providerDatabase;
    return /^workbox/.test(name) ? words.kinds.cacheDatabase : words.other;
  }
  if (name.startsWith('firebase:')) return words.kinds.provider;
  return Object.entries(words.keys).find(([key]) => key === name)?.[1] ?? words.other;
}
