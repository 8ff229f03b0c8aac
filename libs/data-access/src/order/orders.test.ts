import { aCartItem } from '@niramaya/fixtures';
import { describe, expect, test, vi } from 'vitest';
import { removeFromCart } from '../cart/cart.actions';
import { keepDelivery } from './delivery';
import { createStorage } from '../storage/storage';
import { makeStore } from '../store/makeStore';
import { aFakeDisk } from '../testing/fake-storage-host';
import { clearPaid, findPaid, storedOrders, placeOrder, readOrders } from './orders';

const upi = { method: 'upi', name: '' } as const;
const noon = new Date('2026-02-04T06:30:00Z');

function aShop(cart: unknown = null, plan: string | null = null) {
  const disk = aFakeDisk();
  if (cart !== null) disk.local.set('cart_data', JSON.stringify(cart));
  if (plan !== null) disk.local.set('threemonth', plan);
  const store = makeStore({}, { storage: createStorage(disk.openTab()) });
  return { disk, store };
}
const kept = (disk: ReturnType<typeof aFakeDisk>) => storedOrders.parse(disk.local.get('niramaya.orders') ?? null);

test('an order is the cart as it is paid for, and the newest stands first', () => {
  const line = aCartItem({ quantity: 2 });
  const { disk, store } = aShop([line], '275');
  disk.local.set('validkey', 'Asha');
  disk.local.set('firebase:authUser:key:[DEFAULT]', '{"uid":"u1"}');
  placeOrder(store.services.storage, upi, noon);
  const id = placeOrder(store.services.storage, upi, noon)?.id;
  expect(id).toMatch(/^NM-[2-9A-Z]{6}$/);
  expect(kept(disk)).toHaveLength(2);
  expect(kept(disk)?.[0]).toEqual({
    id,
    placedAtMs: noon.getTime(),
    by: 'Asha',
    account: 'u1',
    paidBy: { method: 'upi', name: '' },
    likelyMs: [Date.parse('2026-02-05T06:30:00Z'), Date.parse('2026-02-14T06:30:00Z')],
    lines: [line],
    planRupees: 0,
    planMonths: 6,
    totalRupees: 360,
    deliverTo: null,
  });
  expect(disk.local.get('cart_data')).toBe(JSON.stringify([line]));
});

test('without a cart the care plan is what is paid for', () => {
  const { disk, store } = aShop(null, '275');
  const plan = { by: '', account: '', likelyMs: null, lines: [] };
  expect(placeOrder(store.services.storage, upi, noon)).toMatchObject({
    ...plan,
    planMonths: 6,
    planRupees: 275,
    totalRupees: 275,
  });
  disk.local.delete('threemonth');
  disk.local.set('niramaya.three_months', '165');
  expect(placeOrder(store.services.storage, upi, noon)).toMatchObject({
    ...plan,
    planMonths: 3,
    planRupees: 165,
    totalRupees: 165,
  });
  expect(kept(disk)?.map(({ planMonths }) => planMonths)).toEqual([3, 6]);
});

test('[AMB-32] a payment for nothing is no order', () => {
  const { disk, store } = aShop([]);
  expect(placeOrder(store.services.storage, upi, noon)).toBeNull();
  expect(kept(disk)).toBeNull();
});

test('with a PIN code the likely days are those of its part of India', () => {
  const { disk, store } = aShop([aCartItem()]);
  disk.local.set('niramaya.pincode', '560001');
  expect(placeOrder(store.services.storage, upi, noon)?.likelyMs).toEqual([
    Date.parse('2026-02-05T06:30:00Z'),
    Date.parse('2026-02-06T06:30:00Z'),
  ]);
});

test('the address goes with an order that is a parcel, and its PIN code decides the likely days', () => {
  const { store } = aShop([aCartItem()], '275');
  const details = { name: 'Asha Rao', address: '12, MG Road, Bengaluru', pinCode: '560001', phone: '9876543210' };
  keepDelivery(store.services.storage, details);
  store.services.storage.write('local', 'niramaya.pincode', '744101');
  expect(placeOrder(store.services.storage, upi, noon)).toMatchObject({
    deliverTo: details,
    likelyMs: [Date.parse('2026-02-05T06:30:00Z'), Date.parse('2026-02-06T06:30:00Z')],
  });
  store.services.storage.remove('local', 'cart_data');
  expect(placeOrder(store.services.storage, upi, noon)?.deliverTo).toBeNull();
});

describe('the same purchase a second time', () => {
  const zinc = aCartItem({ title: 'Zinc' });
  const hourLater = new Date('2026-02-04T07:30:00Z');
  const weekLater = new Date('2026-02-11T06:30:00Z');

  test('is found in another tab, and by a guest who has signed in since', () => {
    const { disk, store } = aShop([zinc]);
    const other = createStorage(disk.openTab());
    expect(findPaid(other, null, hourLater)).toBeNull();
    const placed = placeOrder(store.services.storage, upi, noon);
    expect(findPaid(other, null, hourLater)).toEqual(placed);
    disk.local.set('validkey', 'Asha');
    expect(findPaid(other, null, hourLater)).toEqual(placed);
  });

  test('is a new one a week later, unless the history entry is that of the order', () => {
    const { store } = aShop([zinc]);
    const placed = placeOrder(store.services.storage, upi, noon)!;
    expect(findPaid(store.services.storage, null, weekLater)).toBeNull();
    expect(findPaid(store.services.storage, placed.id, weekLater)).toEqual(placed);
  });

  test('is found behind other orders, and another cart is none', () => {
    const { disk, store } = aShop([zinc]);
    const placed = placeOrder(store.services.storage, upi, noon)!;
    disk.local.set('cart_data', JSON.stringify([aCartItem({ title: 'Iron' })]));
    expect(findPaid(store.services.storage, placed.id, hourLater)).toBeNull();
    placeOrder(store.services.storage, upi, noon);
    disk.local.set('cart_data', JSON.stringify([zinc]));
    expect(findPaid(store.services.storage, null, hourLater)).toEqual(placed);
  });

  test('is the same plan, and not the other one', () => {
    const { disk, store } = aShop(null, '275');
    const placed = placeOrder(store.services.storage, upi, noon);
    expect(findPaid(store.services.storage, null, hourLater)).toEqual(placed);
    disk.local.delete('threemonth');
    disk.local.set('niramaya.three_months', '165');
    expect(findPaid(store.services.storage, null, hourLater)).toBeNull();
  });

  test('is none of another account, and none where nothing is chosen', () => {
    const { disk, store } = aShop([zinc]);
    disk.local.set('validkey', 'Asha');
    placeOrder(store.services.storage, upi, noon);
    disk.local.set('validkey', 'Ravi');
    expect(findPaid(store.services.storage, null, hourLater)).toBeNull();
    disk.local.set('validkey', 'Asha');
    disk.local.delete('cart_data');
    expect(findPaid(store.services.storage, null, hourLater)).toBeNull();
  });
});

test('[AMB-35] clearing takes what was paid for, and leaves what was put in since', () => {
  const { disk, store } = aShop([aCartItem({ title: 'Zinc' })], '275');
  const order = placeOrder(store.services.storage, upi, noon)!;
  const iron = aCartItem({ title: 'Iron' });
  disk.local.set('cart_data', JSON.stringify([aCartItem({ title: 'Zinc', quantity: 5 }), iron]));
  store.dispatch(clearPaid(order));
  expect(JSON.parse(disk.local.get('cart_data') ?? '')).toEqual([iron]);
  expect(disk.local.get('threemonth')).toBe('275');
});

test('[AMB-35] clearing the plan that was paid for leaves one that was picked since', () => {
  const { disk, store } = aShop(null, '275');
  const order = placeOrder(store.services.storage, upi, noon)!;
  expect(disk.local.get('threemonth')).toBe('275');
  store.dispatch(clearPaid({ ...order, planMonths: 3 }));
  expect(disk.local.get('threemonth')).toBe('275');
  store.dispatch(clearPaid(order));
  expect(disk.local.has('threemonth')).toBe(false);
});

test('the first order is the only one that is written', () => {
  const { disk, store } = aShop([aCartItem()]);
  placeOrder(store.services.storage, upi, noon);
  expect((JSON.parse(disk.local.get('niramaya.orders') ?? '') as { items: unknown[] }).items).toHaveLength(1);
});

test('[AMB-35] clearing removes the key of a cart that was paid for whole, and ends the offers to put lines back', () => {
  const { disk, store } = aShop([
    aCartItem({ title: 'Zinc' }),
    aCartItem({ title: 'Iron' }),
    aCartItem({ title: 'Tea' }),
  ]);
  store.dispatch(removeFromCart('Tea'));
  const order = placeOrder(store.services.storage, upi, noon)!;
  store.dispatch(clearPaid(order));
  expect(disk.local.has('cart_data')).toBe(false);
  expect(store.getState().cart.removed).toEqual([]);
});

test('[AMB-35] clearing takes a line out where it is one of several that were paid for', () => {
  const { disk, store } = aShop([aCartItem({ title: 'Zinc' }), aCartItem({ title: 'Iron' })]);
  const order = placeOrder(store.services.storage, upi, noon)!;
  const fish = aCartItem({ title: 'Fish oil' });
  disk.local.set('cart_data', JSON.stringify([aCartItem({ title: 'Iron' }), fish]));
  store.dispatch(clearPaid(order));
  expect(JSON.parse(disk.local.get('cart_data') ?? '')).toEqual([fish]);
});

test('clearing writes nothing where none of what was paid for is left in the cart', () => {
  const { disk, store } = aShop([aCartItem({ title: 'Zinc' })]);
  const order = placeOrder(store.services.storage, upi, noon)!;
  disk.local.set('cart_data', JSON.stringify([aCartItem({ title: 'Iron' })]));
  const heard = vi.fn();
  store.services.storage.subscribe(heard);
  store.dispatch(clearPaid(order));
  expect(heard).not.toHaveBeenCalled();
});

test('clearing twice, as two tabs may, ends as clearing once', () => {
  const { disk, store } = aShop(null, '275');
  const order = placeOrder(store.services.storage, upi, noon)!;
  store.dispatch(clearPaid(order));
  store.dispatch(clearPaid(order));
  expect([...disk.local.keys()]).toEqual(['niramaya.orders']);
});

test('clearing a cart that is gone already ends the offers to put its lines back', () => {
  const { disk, store } = aShop([aCartItem({ title: 'Zinc' }), aCartItem({ title: 'Tea' })]);
  store.dispatch(removeFromCart('Tea'));
  const order = placeOrder(store.services.storage, upi, noon)!;
  disk.local.delete('cart_data');
  store.dispatch(clearPaid(order));
  expect(store.getState().cart.removed).toEqual([]);
});

test.each(['full', 'forbidden'] as const)('in a browser whose storage is %s an order lasts for the page', (mode) => {
  const { disk, store } = aShop();
  disk.mode = mode;
  store.services.storage.write('local', 'cart_data', JSON.stringify([aCartItem()]));
  const order = placeOrder(store.services.storage, upi, noon);
  expect(disk.local.has('niramaya.orders')).toBe(false);
  expect(order).not.toBeNull();
  expect(storedOrders.parse(store.services.storage.read('local', 'niramaya.orders'))).toEqual([order]);
});

test('two accounts of one name see their own orders, what guests ordered, and what was kept before accounts were noted', () => {
  const { disk, store } = aShop([aCartItem()]);
  const signIn = (uid: string | null) => {
    disk.local.set('validkey', 'Asha');
    disk.local.delete('firebase:authUser:key:[DEFAULT]');
    if (uid !== null) disk.local.set('firebase:authUser:key:[DEFAULT]', JSON.stringify({ uid }));
  };
  const order = () => placeOrder(store.services.storage, upi, noon)?.id;
  const shown = () => readOrders(store.services.storage).map(({ id }) => id);
  const ofGuest = order();
  const { account: _account, ...earlier } = { ...kept(disk)![0]!, id: 'NM-EARLIER', by: 'Asha' };
  disk.local.set('niramaya.orders', JSON.stringify({ v: 1, items: [earlier, kept(disk)![0]] }));
  signIn('u1');
  const ofOne = order();
  expect(shown()).toEqual([ofOne, 'NM-EARLIER', ofGuest]);
  signIn('u2');
  const ofOther = order();
  expect(shown()).toEqual([ofOther, 'NM-EARLIER', ofGuest]);
  signIn(null);
  expect(shown()).toEqual(['NM-EARLIER', ofGuest]);
  disk.local.delete('validkey');
  expect(shown()).toEqual([ofGuest]);
});

test('no more than fifty orders are kept', () => {
  const { disk, store } = aShop([aCartItem()]);
  for (let count = 0; count < 52; count += 1) placeOrder(store.services.storage, upi, noon);
  expect(kept(disk)).toHaveLength(50);
});

const order = '{"id":"NM-2","placedAtMs":1,"by":"","planRupees":0,"totalRupees":1,"lines":[7]}';

test.each([
  [null, null],
  ['', null],
  ['[]', null],
  ['{"v":2,"items":[]}', null],
  ['{"v":1}', []],
  ['{"v":1,"items":[null,7,{"id":""}]}', []],
])('%j holds no order', (text, orders) => {
  expect(storedOrders.parse(text)).toEqual(orders);
});

test('what cannot be read of a list of orders is left out, and the rest stays', () => {
  expect(storedOrders.parse(`{"v":1,"items":[{"id":"NM-1"},${order}]}`)).toEqual([
    {
      id: 'NM-2',
      placedAtMs: 1,
      by: '',
      account: null,
      paidBy: null,
      likelyMs: null,
      planRupees: 0,
      planMonths: 6,
      totalRupees: 1,
      deliverTo: null,
      lines: [],
    },
  ]);
});

const stored = (...items: unknown[]) => JSON.stringify({ v: 1, items });
const [bad, good] = [JSON.parse(order.replace('"placedAtMs":1', '"placedAtMs":1e20')), JSON.parse(order)] as object[];

test('the next order leaves those that cannot be read as they are, also their lines', () => {
  const { disk, store } = aShop([aCartItem()]);
  disk.local.set('niramaya.orders', stored(bad, good, 'torn'));
  const placed = placeOrder(store.services.storage, upi, noon);
  const { items } = JSON.parse(disk.local.get('niramaya.orders') ?? '') as { items: unknown[] };
  expect(items).toEqual([placed, bad, good, 'torn']);
});

test('[AMB-35] clearing a cart leaves the lines that cannot be read', () => {
  const { disk, store } = aShop([aCartItem({ title: 'Zinc' })]);
  const placed = placeOrder(store.services.storage, upi, noon)!;
  disk.local.set('cart_data', JSON.stringify([aCartItem({ title: 'Zinc' }), { title: 'Torn' }]));
  store.dispatch(clearPaid(placed));
  expect(disk.local.get('cart_data')).toBe('[{"title":"Torn"}]');
});
