import type { myDataCopy } from '@niramaya/contract/copy/my-data';
import { prescriptionsDatabase, type StoredEntry } from '@niramaya/data-access';

type Copy = (typeof myDataCopy)['en'];

/** Returns the texts of an entry, also of an unknown one. */
export function purposeOf({ area, name }: StoredEntry, copy: Copy): { readonly title: string; readonly text: string } {
  if (area === 'cache') return copy.kinds.cache;
  if (area === 'database') {
    if (name === prescriptionsDatabase) return copy.kinds.prescriptions;
    // The provider creates the second database to test the browser, and removes it again.
    if (/^firebase|^validate-browser-context-for-indexeddb/i.test(name)) return copy.kinds.providerDatabase;
    return /^workbox/.test(name) ? copy.kinds.cacheDatabase : copy.other;
  }
  if (name.startsWith('firebase:')) return copy.kinds.provider;
  return Object.entries(copy.keys).find(([key]) => key === name)?.[1] ?? copy.other;
}
