import { linesPaidBy, paidLines, type CartItem } from '@niramaya/contract';
import { aCartItem, anOrder, paidTitlesTable } from '@niramaya/fixtures';
import { expect, test } from 'vitest';
import { removeFromCart } from '../cart/cart.slice';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { noteReturn } from '../cart/returned-lines';
import { storedOrders } from './orders';
import { notePaidLineGone, notePaidLineShown, putBackPaidLines, takeOutPaidLines, usePaidLines } from './paid-lines';

const zinc = aCartItem({ title: 'Zinc', quantity: 2 });
const iron = { ...zinc, title: 'Iron' };
const tea = { ...zinc, title: 'Tea' };
const placedAtMs = Date.now() - 3_600_000;
const ofGuest = anOrder({ placedAtMs, lines: [zinc, iron] });
const ofAsha = anOrder({ id: 'NM-ASHA222', by: 'Asha', account: '', placedAtMs, lines: [tea] });

function aShop(cart: readonly unknown[], ...orders: (typeof ofGuest)[]) {
  const { store, storage, disk } = aTestStore();
  disk.local.set('cart_data', JSON.stringify(cart));
  storedOrders.write(storage, orders);
  return { store, storage, disk, cart: () => JSON.parse(disk.local.get('cart_data') ?? '[]') as unknown };
}

// The script of the head has the same table (`apps/storefront/inline/shopper.test.ts`).
test.each(paidTitlesTable(Date.now()))('the paid products of a cart with $name', ({ orders, cart, person, titles }) => {
  const { store, storage, disk } = aTestStore({ stored: person });
  disk.local.set('cart_data', JSON.stringify(cart));
  storedOrders.write(storage, [...orders]);
  const { newest } = aMountedHook(store, usePaidLines, undefined);
  expect(newest().map(({ line }) => line.title)).toEqual(titles);
});

test('the paid lines change with the person', () => {
  const { store, storage } = aShop([zinc, tea], ofGuest, ofAsha);
  const { newest, after } = aMountedHook(store, () => usePaidLines().map(({ line }) => line.title), undefined);
  expect(newest()).toEqual(['Zinc']);
  after(() => storage.write('local', 'validkey', 'Asha'));
  expect(newest()).toEqual(['Tea']);
});

test('the packs that were not paid for stay in the cart, and do not count as paid', () => {
  const more = { ...iron, quantity: 5 };
  const { store, cart } = aShop([zinc, more, tea], ofGuest, ofAsha);
  const { newest, after } = aMountedHook(store, () => usePaidLines(), undefined);
  const paid = newest();
  after(() => store.dispatch(takeOutPaidLines(paid)));
  expect(cart()).toEqual([{ ...iron, quantity: 3 }, tea]);
  expect(newest()).toEqual([]);
  after(() => store.dispatch(putBackPaidLines(paid)));
  expect(cart()).toEqual([zinc, more, tea]);
  expect(newest()).toMatchObject(paid);
});

test('Undo keeps a line that is in the cart again, and adds packs to those that are left', () => {
  const { store, storage, cart } = aShop([zinc, { ...iron, quantity: 5 }], ofGuest);
  const paid = paidLines([zinc, { ...iron, quantity: 5 }], [ofGuest], Date.now());
  store.dispatch(takeOutPaidLines(paid));
  const again = [
    { ...iron, quantity: 1 },
    { ...zinc, quantity: 7 },
  ];
  storage.write('local', 'cart_data', JSON.stringify(again));
  store.dispatch(putBackPaidLines(paid));
  expect(cart()).toEqual([
    { ...iron, quantity: 3 },
    { ...zinc, quantity: 7 },
  ]);
});

test('Undo of the paid packs leaves a product that was chosen again as not paid for', () => {
  const { store, storage } = aShop([zinc, iron], ofGuest);
  const { newest, after } = aMountedHook(store, () => usePaidLines().map(({ line }) => line.title), undefined);
  const paid = paidLines([zinc, iron], [ofGuest], Date.now());
  after(() => {
    store.dispatch(takeOutPaidLines(paid));
    storage.write('local', 'cart_data', JSON.stringify([{ ...zinc, quantity: 7 }]));
    store.dispatch(putBackPaidLines(paid));
  });
  expect(newest()).toEqual(['Iron']);
});

test('a product that has left the cart and is added later is not paid for', () => {
  const { store, storage } = aShop([zinc, iron, tea], ofGuest);
  const { newest, after } = aMountedHook(store, () => usePaidLines().map(({ line }) => line.title), undefined);
  // A note about a line that is still in the cart changes nothing.
  after(() => store.dispatch(notePaidLineGone('Zinc')));
  expect(newest()).toEqual(['Zinc', 'Iron']);
  after(() => {
    storage.write('local', 'cart_data', JSON.stringify([iron, tea]));
    store.dispatch(notePaidLineGone('Zinc'));
    storage.write('local', 'cart_data', JSON.stringify([zinc, iron, tea]));
  });
  expect(newest()).toEqual(['Iron']);
});

test('a line that has left the cart is paid for again after Undo, and not after a new choice', () => {
  const { store, storage } = aShop([zinc, iron, tea], ofGuest);
  const { newest, after } = aMountedHook(store, () => usePaidLines().map(({ line }) => line.title), undefined);
  const putIn = (...lines: CartItem[]) => storage.write('local', 'cart_data', JSON.stringify(lines));
  const removeZinc = () => {
    putIn(iron, tea);
    store.dispatch(notePaidLineGone('Zinc'));
  };
  const undoZinc = () => {
    store.dispatch(noteReturn('Zinc'));
    putIn(zinc, iron, tea);
    store.dispatch(notePaidLineShown('Zinc'));
  };
  after(removeZinc);
  after(undoZinc);
  expect(newest()).toEqual(['Zinc', 'Iron']);
  after(removeZinc);
  after(() => putIn(zinc, iron, tea));
  expect(newest()).toEqual(['Iron']);
  // The Undo of the removed line changes nothing, because the product is in the cart again.
  after(undoZinc);
  expect(newest()).toEqual(['Iron']);
  // The Undo of a later removal brings back a line that was not paid for.
  after(() => store.dispatch(notePaidLineShown('Zinc')));
  after(() => putIn(iron, tea));
  after(undoZinc);
  expect(newest()).toEqual(['Iron']);
});

test.each([
  ['more packs and a new line', [{ ...zinc, quantity: 5 }, tea], [{ ...zinc, quantity: 3 }, tea]],
  ['fewer packs', [{ ...zinc, quantity: 1 }, tea], [tea]],
  ['one of several lines', [iron, tea], [tea]],
  ['none of the lines', [tea], [tea]],
  ['all lines', [zinc, iron], null],
  ['lines that cannot be read', [zinc, { title: 'Torn' }], [{ title: 'Torn' }]],
])('[AMB-35] clearing takes the paid packs of an order out of a cart with %s', (_cart, now, left) => {
  const { disk, store } = aShop(now, ofGuest);
  disk.local.set('threemonth', '275');
  const readable = now.flatMap((line) => ('quantity' in line ? [line] : []));
  store.dispatch(takeOutPaidLines(linesPaidBy([ofGuest], readable)));
  expect(JSON.parse(disk.local.get('cart_data') ?? 'null')).toEqual(left);
  expect(disk.local.get('threemonth')).toBe('275');
});

test('clearing an already removed cart ends the offers to restore its lines', () => {
  const { disk, store } = aShop([zinc, tea], ofGuest);
  store.dispatch(removeFromCart('Tea'));
  disk.local.delete('cart_data');
  store.dispatch(takeOutPaidLines([]));
  expect(store.getState().cart.removed).toEqual([]);
});

test('Undo puts whole lines before newer ones', () => {
  const { store, storage, cart } = aShop([zinc, iron], ofGuest);
  const paid = linesPaidBy([ofGuest], [zinc, iron]);
  store.dispatch(takeOutPaidLines(paid));
  storage.write('local', 'cart_data', JSON.stringify([tea, { ...iron, quantity: 7 }]));
  store.dispatch(putBackPaidLines(paid));
  expect(cart()).toEqual([zinc, tea, { ...iron, quantity: 7 }]);
});

test('an order of another person stays as it is', () => {
  const { store, storage } = aShop([zinc], ofGuest, { ...ofAsha, lines: [zinc] });
  store.dispatch(takeOutPaidLines(paidLines([zinc], [ofGuest], Date.now())));
  expect(storedOrders.read(storage).map(({ takenOut }) => takenOut)).toEqual([['Zinc'], undefined]);
});

test('an empty cart is left if all of it was paid for', () => {
  const { store, cart } = aShop([zinc], ofGuest);
  store.dispatch(takeOutPaidLines(paidLines([zinc], [ofGuest], Date.now())));
  expect(cart()).toEqual([]);
});
