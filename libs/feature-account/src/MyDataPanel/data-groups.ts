import type { StoredKey } from '@niramaya/contract';
import { prescriptionsDatabase, setAsideFrom, type StoredEntry } from '@niramaya/data-access';

/** A group of My data: who the shopper is, health, what they buy, and the settings and helpers of this device. */
type DataGroup = 'account' | 'health' | 'orders' | 'device';

/** A name of browser storage or of a database, or the account of the sign-in provider. */
type Known = StoredKey | typeof prescriptionsDatabase | 'provider';

/** The names in the order in which a person looks for them. */
const order: Record<DataGroup, readonly Known[]> = {
  account: [
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
    'threemonth',
    'niramaya.three_months',
  ],
  orders: [
    'cart_data',
    'niramaya.orders',
    'niramaya.refill',
    'niramaya.saved',
    'niramaya.compared',
    'niramaya.viewed',
    'niramaya.searches',
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

const places = new Map<string, { readonly group: DataGroup; readonly at: number }>(
  Object.entries(order)
    .flatMap(([group, names]) => names.map((name) => [name, group as DataGroup] as const))
    .map(([name, group], at) => [name, { group, at }]),
);

/** Unknown entries, caches and databases of others come last, in the order of the browser. */
const last = { group: 'device', at: places.size } as const;

function placeOf({ area, name }: StoredEntry) {
  if (area === 'local' && name.startsWith('firebase:')) return places.get('provider') ?? last;
  return places.get(setAsideFrom(name) ?? name) ?? last;
}

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
    .sort((one, other) => one.at - other.at);
  return sorted.map(({ entry, group }, index) => ({
    entry,
    opensGroup: sorted[index - 1]?.group === group ? null : group,
  }));
}
