import { cartTotals, type CartItem } from '@niramaya/contract';
import { anOffer } from '@niramaya/fixtures';
import { expect, test, vi } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { addToCart, decrease, increase, replaceLine, storedCart, takeOffer, takePrice } from './cart-storage';
import { clearCart, removeFromCart, rowsOfCart, undoRemove, useCart } from './cart.slice';

const calcium = { image: '/api/pictures/1.svg', title: 'Calcium', price: 200, discountedPrice: 180 };
const zinc = { image: '/api/pictures/2.svg', title: 'Zinc', price: 100, discountedPrice: 99.5 };
const unreadable = { ...zinc, quantity: 2 ** 53 };

/** A store on a device whose cart has these lines. */
function setUp(...lines: CartItem[]) {
  const { store, storage, disk } = aTestStore({ stored: lines.length > 0 ? { cart_data: JSON.stringify(lines) } : {} });
  const stored = () => JSON.parse(disk.local.get('cart_data') ?? 'null') as CartItem[] | null;
  const quantities = () => stored()?.map(({ quantity }) => quantity);
  return { ...store, storage, disk, stored, quantities };
}

test('[STORAGE-03 STORAGE-04 STORAGE-05] adding stores a line with exactly five fields and quantity 1', () => {
  const { storage, disk, stored } = setUp();
  disk.local.set('cart_data', '{"not":"a list"');
  expect(addToCart(storage, { ...calcium, ...{ discount: 10, rating: 4 } })).toBe('added');
  expect(stored()).toEqual([
    { image: '/api/pictures/1.svg', title: 'Calcium', price: 200, discountedPrice: 180, quantity: 1 },
  ]);
});

test('[VALID-17 STATE-03 STORAGE-10] rejects a title that is already stored, also after a reload', () => {
  const { disk, stored } = setUp({ ...calcium, quantity: 2 });
  const { storage } = aTestStore({ disk });
  expect(addToCart(storage, { ...calcium, image: '/other.svg', price: 1 })).toBe('alreadyInCart');
  expect(stored()).toEqual([{ ...calcium, quantity: 2 }]);
});

test('[STATE-34 VALID-20] minus goes from 2 to 1 and stops there without writing', () => {
  const { storage, quantities } = setUp({ ...calcium, quantity: 2 }, { ...zinc, quantity: 5 });
  decrease(storage, 'Calcium');
  expect(quantities()).toEqual([1, 5]);
  const heard = vi.fn();
  storage.subscribe(heard);
  decrease(storage, 'Calcium');
  expect(heard).not.toHaveBeenCalled();
});

test('[STATE-35] plus has no limit except the largest readable quantity', () => {
  const { storage, quantities } = setUp({ ...calcium, quantity: 200 }, { ...zinc, quantity: 999_999 });
  for (const title of ['Calcium', 'Zinc', 'Zinc', 'Nothing of that name']) increase(storage, title);
  expect(quantities()).toEqual([201, 1_000_000]);
});

test('every change treats two stored lines of one title as one', () => {
  const { dispatch, storage, stored } = setUp(
    { ...calcium, quantity: 2 },
    { ...zinc, quantity: 1 },
    { ...calcium, quantity: 3 },
  );
  increase(storage, 'Calcium');
  expect(stored()).toEqual([
    { ...calcium, quantity: 6 },
    { ...zinc, quantity: 1 },
  ]);
  dispatch(removeFromCart('Calcium'));
  expect(stored()).toEqual([{ ...zinc, quantity: 1 }]);
});

test('a change keeps unreadable lines', () => {
  const { dispatch, storage, stored } = setUp(unreadable, { ...calcium, quantity: 1 });
  increase(storage, 'Calcium');
  expect(stored()).toEqual([{ ...calcium, quantity: 2 }, unreadable]);
  dispatch(removeFromCart('Calcium'));
  expect(stored()).toEqual([unreadable]);
  dispatch(clearCart());
  expect(stored()).toEqual([unreadable]);
});

test('[STATE-36 STATE-37 STATE-38 AMB-19 AMB-20] remove deletes the line from storage, and updates totals and count', () => {
  const { dispatch, stored } = setUp({ ...calcium, quantity: 1 }, { ...zinc, quantity: 2 });
  expect(cartTotals(stored() ?? [])).toEqual({ subtotal: 379, shipping: 0, total: 379, count: 2 });
  dispatch(removeFromCart('Calcium'));
  dispatch(removeFromCart('Nothing of that name'));
  expect(stored()?.map(({ title }) => title)).toEqual(['Zinc']);
  expect(cartTotals(stored() ?? [])).toEqual({ subtotal: 199, shipping: 0, total: 199, count: 1 });
});

test('[AMB-21] a cart that is absent from storage and a stored empty list both have no lines', () => {
  const { store, disk } = aTestStore();
  const carts = [null, '[]', JSON.stringify([{ ...calcium, quantity: 1 }])].map((text) => {
    if (text !== null) disk.local.set('cart_data', text);
    return aMountedHook(store, useCart, undefined).newest().items.length > 0;
  });
  expect(carts).toEqual([false, false, true]);
});

const titles = ['A', 'B', 'C', 'D'];
const lines = titles.map((title, at) => ({ ...calcium, title, quantity: at + 1 }));
const shownRows = ({ stored, getState }: ReturnType<typeof setUp>) =>
  rowsOfCart(stored() ?? [], getState().cart.removed).map(({ item, isRemoved }) =>
    isRemoved ? `${item.title} removed` : item.title,
  );

test.each([[['A', 'B', 'C']], [['C', 'A', 'B']], [['B', 'C', 'A']]])(
  '[STATE-36] removed lines keep their position and quantity, and can be restored once, in the order %j',
  (order) => {
    const cart = setUp(...lines);
    ['A', 'C', 'B'].forEach((title) => cart.dispatch(removeFromCart(title)));
    expect(shownRows(cart)).toEqual(['A removed', 'B removed', 'C removed', 'D']);
    for (const title of order) {
      cart.dispatch(undoRemove(title));
      expect(shownRows(cart).map((row) => row[0])).toEqual(titles);
    }
    cart.dispatch(undoRemove('A'));
    expect(cart.stored()).toEqual(lines);
    expect(cart.getState().cart.removed).toEqual([]);
  },
);

test('a product that was added and removed again can be restored once, at its last position', () => {
  const cart = setUp(...lines);
  cart.dispatch(removeFromCart('A'));
  cart.dispatch(removeFromCart('C'));
  addToCart(cart.storage, { ...calcium, title: 'A' });
  cart.dispatch(removeFromCart('A'));
  expect(shownRows(cart)).toEqual(['B', 'C removed', 'D', 'A removed']);
  addToCart(cart.storage, { ...calcium, title: 'C' });
  cart.dispatch(undoRemove('C'));
  cart.dispatch(undoRemove('A'));
  expect(shownRows(cart)).toEqual(['B', 'D', 'A', 'C']);
});

test('accepting the price of today changes only the two prices of that line', () => {
  const { storage, stored } = setUp({ ...calcium, quantity: 1 }, { ...zinc, quantity: 2 });
  takePrice(storage, 'Zinc', { price: 120, discountedPrice: 110 });
  expect(stored()).toEqual([
    { ...calcium, quantity: 1 },
    { ...zinc, price: 120, discountedPrice: 110, quantity: 2 },
  ]);
});

test('each change of two tabs starts from the current content of storage', () => {
  const { storage, disk, stored } = setUp();
  const other = aTestStore({ disk }).storage;
  addToCart(storage, calcium);
  addToCart(other, zinc);
  increase(storage, 'Zinc');
  increase(other, 'Zinc');
  expect(stored()?.map(({ title, quantity }) => [title, quantity])).toEqual([
    ['Calcium', 1],
    ['Zinc', 3],
  ]);
});

test('[STORAGE-04 AMB-54] reads a cart with prices as text, and without unreadable lines', () => {
  const line = { ...calcium, quantity: 2 };
  const stored = JSON.stringify([null, unreadable, { ...line, price: '200', discountedPrice: '180.00' }]);
  expect(storedCart.parse(stored)).toEqual([line]);
});

test('an offer takes the place of its product, and the product comes back as it was', () => {
  const { storage, stored } = setUp({ ...calcium, quantity: 4 }, { ...zinc, quantity: 1 });
  const offer = anOffer({ title: 'Calcium', status: 'Pack of 2', strike: 400, price: 300 });
  const before = takeOffer(storage, 'Calcium', offer);
  expect(before).toEqual({ ...calcium, quantity: 4 });
  expect(stored()).toMatchObject([{ title: 'Calcium (Pack of 2)', discountedPrice: 300, quantity: 2 }, zinc]);
  replaceLine(storage, 'Calcium (Pack of 2)', before!);
  expect(stored()).toEqual([
    { ...calcium, quantity: 4 },
    { ...zinc, quantity: 1 },
  ]);
  expect(takeOffer(storage, 'Iron', offer)).toBeNull();
});

test('an offer whose packs do not divide the quantity would add packs, and changes nothing', () => {
  const { storage, stored } = setUp({ ...calcium, quantity: 3 });
  expect(takeOffer(storage, 'Calcium', anOffer({ title: 'Calcium', status: 'Pack of 2' }))).toBeNull();
  expect(stored()).toEqual([{ ...calcium, quantity: 3 }]);
});
