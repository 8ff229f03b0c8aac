import { aCartItem, aProduct, aSelectedMedicine } from '@niramaya/fixtures';
import { storedKeys, type StoredKey } from '@niramaya/contract';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addToCart } from '../cart/cart-storage';
import { useCart } from '../cart/cart.slice';
import { usePriceChanges } from '../cart/price-changes';
import { pickPatient, setPatientPhone, toggleSymptom, useConsult } from '../consult/consult-storage';
import { keepConsultation, usePaidConsultation } from '../consult/paid-consultations';
import { saveDelivery, useDelivery, useDeliveryCity, usePinCode } from '../delivery/delivery';
import { useOrders } from '../orders/orders';
import { placeOrder } from '../orders/place-order';
import { choosePlan, useStoredPlan } from '../plan/plan';
import { readRefillChoices, setRefillDays } from '../refill/refill';
import { toggleCompared, useCompared } from '../product/compared';
import { rememberSearch, useRecentSearches } from '../product/recent-searches';
import { toggleSaved, useSaved } from '../product/saved';
import { selectMedicine, storedProductId, useSelectedMedicine } from '../product/selected-medicine';
import { useSimilar } from '../product/similar';
import { rememberViewed, useViewed } from '../product/viewed';
import { cacheListing } from '../testing/cache-listing';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { aFakeDisk, type FakeDisk } from '../testing/fake-storage-host';
import { logoutUser } from '../session/auth.thunks';
import { rememberIntent } from '../session/intent';
import { storeFlash, takeFlash } from '../session/flash';
import { storeMessage, useMessages } from '../session/messages';
import { watchSession } from '../session/session.slice';

type Tab = ReturnType<typeof aTestStore>;

interface Entry {
  /**
   * - 'all': the entry belongs to the browser.
   * - 'owner': the entry is shown to the person who stored it, guest or account, and to no one else.
   * - 'ownerAndNext': as 'owner'; in addition, the entry of a guest is shown to the next person.
   */
  readonly shownTo: 'all' | 'owner' | 'ownerAndNext';
  readonly atLogOut: 'ends' | 'stays';
  readonly keep: (tab: Tab) => void;
  /** Returns the shown content; null, an empty text or an empty list if nothing is shown. */
  readonly see: (tab: Tab) => unknown;
}

const hook =
  <T>(useIt: () => T, pick: (shown: T) => unknown = (shown) => shown) =>
  ({ store }: Tab) =>
    pick(aMountedHook(store, useIt, undefined).newest());

const text = (key: StoredKey, value: string, atLogOut: Entry['atLogOut'] = 'stays'): Entry => ({
  shownTo: 'all',
  atLogOut,
  keep: ({ storage }) => storage.write(storedKeys[key].area, key, value),
  see: ({ storage }) => storage.read(storedKeys[key].area, key),
});

const zinc = aSelectedMedicine({ title: 'Zinc', category: 'vitamins' });
const iron = aProduct({ id: 7, title: 'Iron', category: 'vitamins' });
const lines = [aCartItem({ title: 'Zinc', discountedPrice: 180 })];

/** `validkey` is the session itself: it names the person of each test below. */
const entries: Record<Exclude<StoredKey, 'validkey'>, Entry> = {
  cart_data: {
    shownTo: 'all',
    atLogOut: 'stays',
    keep: ({ storage }) => addToCart(storage, zinc),
    see: hook(useCart, ({ items }) => items),
  },
  medicine_details: {
    shownTo: 'ownerAndNext',
    atLogOut: 'ends',
    keep: ({ storage }) => selectMedicine(storage, iron),
    see: hook(useSelectedMedicine),
  },
  threemonth: {
    shownTo: 'all',
    atLogOut: 'stays',
    keep: ({ storage }) => choosePlan(storage, 'six'),
    see: hook(useStoredPlan),
  },
  'niramaya.three_months': {
    shownTo: 'all',
    atLogOut: 'stays',
    keep: ({ storage }) => choosePlan(storage, 'three'),
    see: hook(useStoredPlan),
  },
  'niramaya.visitor': text('niramaya.visitor', '0123456789abcdef0123456789abcdef'),
  'niramaya.city': {
    shownTo: 'all',
    atLogOut: 'stays',
    keep: ({ store }) => aMountedHook(store, useDeliveryCity, undefined).newest()[1]('Pune'),
    see: hook(useDeliveryCity, ([city]) => city),
  },
  'niramaya.pincode': {
    shownTo: 'all',
    atLogOut: 'stays',
    keep: ({ store }) => aMountedHook(store, usePinCode, undefined).newest()[1]('560001'),
    see: hook(usePinCode, ([pinCode]) => pinCode),
  },
  'niramaya.delivery': {
    shownTo: 'ownerAndNext',
    atLogOut: 'ends',
    keep: ({ storage }) =>
      saveDelivery(storage, { name: 'Meera', address: '12, MG Road', pinCode: '560001', phone: '9876543210' }),
    see: hook(useDelivery),
  },
  'niramaya.theme': text('niramaya.theme', 'dark'),
  'niramaya.language_refused': text('niramaya.language_refused', 'hi'),
  'niramaya.orders': {
    shownTo: 'ownerAndNext',
    atLogOut: 'stays',
    keep: ({ store, storage }) => {
      addToCart(storage, zinc);
      store.dispatch(placeOrder({ paidBy: { method: 'upi', name: '' } }));
    },
    see: hook(useOrders),
  },
  'niramaya.refill': {
    shownTo: 'owner',
    atLogOut: 'stays',
    keep: ({ storage }) => setRefillDays(storage, 'Zinc', 15),
    see: ({ storage }) => readRefillChoices(storage),
  },
  'niramaya.consultations': {
    shownTo: 'owner',
    atLogOut: 'stays',
    keep: ({ storage }) => keepConsultation(storage, { orderId: 'NM-7K3F9Q' }),
    see: hook(() => usePaidConsultation('NM-7K3F9Q')),
  },
  'niramaya.saved': {
    shownTo: 'all',
    atLogOut: 'stays',
    keep: ({ storage }) => toggleSaved(storage, zinc),
    see: hook(useSaved),
  },
  'niramaya.viewed': {
    shownTo: 'ownerAndNext',
    atLogOut: 'ends',
    keep: ({ storage }) => rememberViewed(storage, zinc),
    see: hook(useViewed),
  },
  'niramaya.searches': {
    shownTo: 'ownerAndNext',
    atLogOut: 'ends',
    keep: ({ storage }) => rememberSearch(storage, 'zinc'),
    see: hook(useRecentSearches),
  },
  'niramaya.product_id': {
    shownTo: 'ownerAndNext',
    atLogOut: 'ends',
    keep: ({ storage }) => selectMedicine(storage, iron),
    see: ({ storage }) => storedProductId.read(storage),
  },
  'niramaya.compared': {
    shownTo: 'ownerAndNext',
    atLogOut: 'ends',
    keep: ({ storage }) => void toggleCompared(storage, zinc),
    see: hook(useCompared),
  },
  'niramaya.new_prices': {
    shownTo: 'all',
    atLogOut: 'stays',
    keep: ({ session }) => {
      const items = [{ title: 'Zinc', price: 300, discountedPrice: 240 }];
      session.set('niramaya.new_prices', JSON.stringify({ v: 1, items }));
    },
    see: hook(
      () => usePriceChanges(lines),
      (changes) => [...changes],
    ),
  },
  'niramaya.similar': {
    shownTo: 'ownerAndNext',
    atLogOut: 'ends',
    keep: ({ store }) => {
      store.dispatch(cacheListing([iron]));
      aMountedHook(store, useSimilar, zinc).unmount();
    },
    // The store of the tab itself may still hold the listing, which is no data of a person.
    see: ({ disk, session }) => aMountedHook(aTestStore({ disk, session }).store, useSimilar, zinc).newest(),
  },
  'niramaya.flash': {
    shownTo: 'owner',
    atLogOut: 'ends',
    keep: ({ storage }) => storeFlash(storage, 'login successfull !'),
    see: ({ storage }) => takeFlash(storage),
  },
  'niramaya.intent': {
    ...text('niramaya.intent', 'cart', 'ends'),
    keep: ({ storage }) => rememberIntent(storage, 'cart'),
  },
  'niramaya.messages': {
    shownTo: 'owner',
    atLogOut: 'ends',
    keep: ({ storage }) => storeMessage(storage, { text: 'User added Successfully', kind: 'success', saidAtMs: 1 }),
    see: hook(useMessages),
  },
  'niramaya.renewed': text('niramaya.renewed', '1'),
  'niramaya.symptoms': {
    shownTo: 'owner',
    atLogOut: 'ends',
    keep: ({ storage }) => toggleSymptom(storage, 'Cough'),
    see: hook(useConsult, ({ symptoms }) => symptoms),
  },
  'niramaya.patient': {
    shownTo: 'owner',
    atLogOut: 'ends',
    keep: ({ storage }) => pickPatient(storage, { id: 1, name: 'Meera Iyer', age: '34', gender: 'female' }),
    see: hook(useConsult, ({ patient }) => patient),
  },
  'niramaya.patient_phone': {
    shownTo: 'owner',
    atLogOut: 'ends',
    keep: ({ storage }) => setPatientPhone(storage, '98765 43210'),
    see: hook(useConsult, ({ phone }) => phone),
  },
};

const asha = { uid: 'u1', name: 'Asha' };
const namesake = { uid: 'u3', name: 'Asha' };
const ravi = { uid: 'u2', name: 'Ravi' };
type Person = typeof asha | 'guest';

/** Changes the person behind the back of every tab, as another tab does while this one is away. */
function becomes(disk: FakeDisk, person: Person): void {
  if (person === 'guest') {
    disk.local.delete('validkey');
    disk.local.delete('firebase:authUser:k:[DEFAULT]');
    return;
  }
  disk.local.set('firebase:authUser:k:[DEFAULT]', JSON.stringify({ uid: person.uid }));
  disk.local.set('validkey', person.name);
}

/** Opens a tab as the app does; with a `session`, the tab comes back from another address. */
function open(disk: FakeDisk, session?: Map<string, string>): Tab {
  const tab = aTestStore({ disk, ...(session && { session }) });
  onTestFinished(tab.store.dispatch(watchSession()));
  return tab;
}

const isShown = (shown: unknown): boolean =>
  shown !== null && shown !== '' && !(Array.isArray(shown) && shown.length === 0);

const isStored = ({ storage }: Tab, key: StoredKey): boolean => storage.read(storedKeys[key].area, key) !== null;

const keys = Object.keys(entries) as (keyof typeof entries)[];

test('every stored key has its rule here and in `storedKeys`', () => {
  expect(['validkey', ...keys]).toEqual(Object.keys(storedKeys));
  for (const key of keys) expect([key, storedKeys[key].endsAtLogOut]).toEqual([key, entries[key].atLogOut === 'ends']);
});

/** Returns the tab in which this person has stored the entry, before it goes to another address. */
function aTabOf(person: Person, key: keyof typeof entries): Tab {
  const disk = aFakeDisk();
  becomes(disk, person);
  const tab = open(disk);
  entries[key].keep(tab);
  expect(isStored(tab, key)).toBe(true);
  return tab;
}

describe.each(keys)('%s', (key) => {
  const { shownTo, atLogOut, see } = entries[key];
  const ofAll = shownTo === 'all';

  test.each<[who: string, stores: Person, opens: Person, isSeen: boolean]>([
    ['the account that stored the entry sees it', asha, asha, true],
    ['the guest who stored the entry sees it', 'guest', 'guest', true],
    ['another account sees the entry of an account', asha, ravi, ofAll],
    ['another account of the same name sees the entry of an account', asha, namesake, ofAll],
    ['a guest sees the entry of an account', asha, 'guest', ofAll],
    ['an account sees the entry of a guest', 'guest', ravi, shownTo !== 'owner'],
  ])('in a tab that comes back, %s: $3', (_who, stores, opens, isSeen) => {
    const { disk, session } = aTabOf(stores, key);
    becomes(disk, opens);
    const tab = open(disk, session);
    expect(isShown(see(tab))).toBe(isSeen);
    if (!isSeen) expect(isStored(tab, key)).toBe(atLogOut === 'stays');
  });

  test('is hidden from the next person in a page that the browser has kept', () => {
    const tab = aTabOf(asha, key);
    becomes(tab.disk, ravi);
    tab.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(isShown(see(tab))).toBe(ofAll);
    if (!ofAll) expect(isStored(tab, key)).toBe(atLogOut === 'stays');
  });

  test('after a log-out is gone, or waits for its owner', async () => {
    const { disk, session, store } = aTabOf(asha, key);
    await store.dispatch(logoutUser());
    becomes(disk, 'guest');
    expect(isShown(see(open(disk, session)))).toBe(atLogOut === 'stays' && ofAll);
    becomes(disk, asha);
    expect(isShown(see(open(disk, session)))).toBe(atLogOut === 'stays');
  });
});

/** The seven fields of `medicine_details` leave no room for an owner. */
const ownedKeys = keys.filter((key) => entries[key].shownTo !== 'all' && key !== 'medicine_details');

test.each(ownedKeys)('%s without a readable owner is shown to no person, and stays until it is erased', (key) => {
  const { disk, session, storage } = aTabOf(asha, key);
  const { area } = storedKeys[key];
  const texts = area === 'local' ? disk.local : session;
  const withoutOwner = (storage.read(area, key) ?? '').replace(/"of":"[^"]*",?|"account":"[^"]*",?/g, '');
  for (const person of [asha, ravi, 'guest'] as const) {
    texts.set(key, withoutOwner);
    becomes(disk, person);
    const tab = open(disk, session);
    expect(isStored(tab, key)).toBe(true);
    expect(isShown(entries[key].see(tab))).toBe(false);
  }
});

const strangeTexts: Record<string, string> = {
  'no text': '',
  'torn JSON': '{"v":1,"items":[{"title":"Zi',
  'a control character': '\u0000',
  null: 'null',
  'a number': '-1',
  'an exponent': '1e999',
  'a boolean': 'true',
  'a quoted text': '"text"',
  'an empty list': '[]',
  'a list of other things': '[{"title":1},null,7]',
  'an empty object': '{}',
  'a prototype': '{"__proto__":{"title":"Zinc"}}',
  'an entry of another kind': '{"of":"","value":[{"title":{}}],"v":1,"items":{"0":1}}',
  'an entry of an older shop': '{"v":0,"of":"","items":[{"title":"Zinc"}]}',
  'an entry of a newer shop': '{"v":2,"of":"","items":[{"title":"Zinc"}]}',
  'a long list': JSON.stringify({ of: '', v: 1, items: Array.from({ length: 2_000 }, () => ({ title: 'Zinc' })) }),
};

test.each(Object.entries(strangeTexts))(
  '%s under a key stops no part of the shop, and the next entry is shown',
  (_what, strange) => {
    const under = (...strangeKeys: StoredKey[]): Tab => {
      const disk = aFakeDisk();
      const session = new Map<string, string>();
      for (const key of strangeKeys) (storedKeys[key].area === 'local' ? disk.local : session).set(key, strange);
      return open(disk, session);
    };
    const allAtOnce = under('validkey', ...keys);
    for (const key of keys) {
      const { keep, see } = entries[key];
      const tab = under(key);
      // A hook that throws returns nothing.
      expect([key, see(tab) === undefined, see(allAtOnce) === undefined]).toEqual([key, false, false]);
      keep(tab);
      expect([key, isShown(see(tab))]).toEqual([key, true]);
    }
  },
);
