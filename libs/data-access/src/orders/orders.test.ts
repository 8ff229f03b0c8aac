import { aCartItem } from '@niramaya/fixtures';
import { expect, test, vi } from 'vitest';
import { removeFromCart } from '../cart/cart.actions';
import { keepDelivery } from '../shopper/delivery';
import { createStorage } from '../storage/storage';
import { makeStore } from '../store/makeStore';
import { aFakeDisk } from '../testing/fake-storage-host';
import { clearPaid, orderAgain, ordersEntry, placeOrder, readOrders } from './orders';

const upi = { method: 'upi', name: '' } as const;
const noon = new Date('2026-02-04T06:30:00Z');

function aShop(cart: unknown = null, plan: string | null = null) {
  const disk = aFakeDisk();
  if (cart !== null) disk.local.set('cart_data', JSON.stringify(cart));
  if (plan !== null) disk.local.set('threemonth', plan);
  const store = makeStore({}, { storage: createStorage(disk.openTab()) });
  return { disk, store };
}
const kept = (disk: ReturnType<typeof aFakeDisk>) => ordersEntry.parse(disk.local.get('niramaya.orders') ?? null);

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
  expect(ordersEntry.parse(store.services.storage.read('local', 'niramaya.orders'))).toEqual([order]);
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

test('ordering again leaves what is in the cart as it is', () => {
  const inCart = aCartItem({ title: 'Zinc', quantity: 7 });
  const { disk, store } = aShop([inCart]);
  const other = aCartItem({ title: 'Iron', quantity: 3 });
  const order = { ...placeOrder(store.services.storage, upi, noon)!, lines: [aCartItem({ title: 'Zinc' }), other] };
  expect(orderAgain(store.services.storage, order)).toEqual({ added: 1, already: 1 });
  expect(JSON.parse(disk.local.get('cart_data') ?? '')).toEqual([inCart, other]);
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
  expect(ordersEntry.parse(text)).toEqual(orders);
});

test('what cannot be read of a list of orders is left out, and the rest stays', () => {
  expect(ordersEntry.parse(`{"v":1,"items":[{"id":"NM-1"},${order}]}`)).toEqual([
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
