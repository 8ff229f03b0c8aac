import type { StoredKey } from '@niramaya/contract';
import { prescriptionsDatabase, setAsideFrom, type StoredEntry } from '@niramaya/data-access';

/** A group of My data: who the shopper is, health, what they buy, and the settings and helpers of this device. */
type DataGroup = 'account' | 'health' | 'orders' | 'device';

/** A name of browser storage or of a database, or the account of the sign-in provider. */
type Known = StoredKey | typeof prescriptionsDatabase | 'provider';

/** The names in the order in which a person looks for them. `storedKeys` of the contract describes each key. */
const namesOfGroups: Record<DataGroup, readonly Known[]> = {
  account: [
    // The name of the person who is logged in. The requirements fix the key.
    'validkey',
    'provider',
    'niramaya.delivery',
    'niramaya.city',
    'niramaya.pincode',
    // A guest has this number in place of an account.
    'niramaya.visitor',
  ],
  health: [
    prescriptionsDatabase,
    'niramaya.consultations',
    'niramaya.patient',
    'niramaya.patient_phone',
    'niramaya.symptoms',
  ],
  orders: [
    'cart_data',
    'niramaya.orders',
    'niramaya.refill',
    // The chosen care plan: the first key is that of the plan for six months, in spite of its name, which the
    // requirements fix. The second is that of the plan for three months.
    'threemonth',
    'niramaya.three_months',
    'niramaya.saved',
    'niramaya.compared',
    'niramaya.viewed',
    'niramaya.searches',
    // The product of the detail screen. The requirements fix the fields of the first key, so the id of the product and
    // the owner of both are under the second.
    'medicine_details',
    'niramaya.product_id',
    'niramaya.similar',
    'niramaya.new_prices',
  ],
  device: [
    'niramaya.theme',
    'niramaya.language_refused',
    'niramaya.messages',
    'niramaya.intent',
    'niramaya.flash',
    'niramaya.renewed',
  ],
};

/** The group of each name, and its place among the names of all groups, from 0. */
const places = new Map<string, { readonly group: DataGroup; readonly place: number }>(
  Object.entries(namesOfGroups)
    .flatMap(([group, names]) => names.map((name) => [name, group as DataGroup] as const))
    .map(([name, group], place) => [name, { group, place }]),
);

/** Unknown entries, and caches and databases of other software, come last, in the order of the browser. */
const last = { group: 'device', place: places.size } as const;

function placeOf({ area, name }: StoredEntry) {
  if (area === 'local' && name.startsWith('firebase:')) return places.get('provider') ?? last;
  // An unreadable entry, which the shop has set aside under another name, keeps the place of its former name.
  return places.get(setAsideFrom(name) ?? name) ?? last;
}

/**
 * True for an entry that helps the shop on a weak network, or belongs to the sign-in provider. It has nothing of a
 * person.
 */
export const isTechnical = ({ area, name }: StoredEntry): boolean =>
  area === 'worker' || area === 'cache' || (area === 'database' && name !== prescriptionsDatabase);

/**
 * Returns the entries in the order of the groups and of the names in them. `opensGroup` is the group that an entry
 * begins, or null.
 */
export function inGroups(
  entries: readonly StoredEntry[],
): { readonly entry: StoredEntry; readonly opensGroup: DataGroup | null }[] {
  const sorted = entries
    .map((entry) => ({ entry, ...placeOf(entry) }))
    // The sort is stable, so entries at the same place keep their order.
    .sort((one, other) => one.place - other.place);
  return sorted.map(({ entry, group }, index) => ({
    entry,
    opensGroup: sorted[index - 1]?.group === group ? null : group,
  }));
}
