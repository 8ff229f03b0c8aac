import { cartTotals } from '@niramaya/contract';
import type { CartItem } from '@niramaya/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aTestStore } from '../testing/a-test-store';
import { addToCart, decrease, increase, storedCart, takePrice, unreadableCart } from './cart-storage';
import { clearCart, removeFromCart, undoRemove } from './cart.actions';
import { forgetRemoved } from './cart.slice';
import { rowsOfCart } from './rows';
import { summariseCart } from './useCart';

const calcium = { image: '/api/pictures/1.svg', title: 'Calcium', price: 200, discountedPrice: 180 };
const zinc = { image: '/api/pictures/2.svg', title: 'Zinc', price: 100, discountedPrice: 99.5 };

function setUp() {
  const { store, disk } = aTestStore();
  const stored = () => JSON.parse(disk.local.get('cart_data') ?? 'null') as CartItem[] | null;
  const quantities = () => stored()?.map(({ quantity }) => quantity);
  return { ...store, storage: store.services.storage, disk, stored, quantities };
}

describe('the cart', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('[STORAGE-03 STORAGE-04 STORAGE-05] adding stores a list of lines with exactly five fields and quantity 1', () => {
    const { storage, stored } = setUp();
    const withMore = { ...calcium, discount: 10, rating: 4, category: 'nutrition' };
    expect(addToCart(storage, withMore)).toBe('added');
    expect(stored()).toEqual([
      { image: '/api/pictures/1.svg', title: 'Calcium', price: 200, discountedPrice: 180, quantity: 1 },
    ]);
  });

  test('[VALID-17] a second product of the same title is refused and storage stays as it was', () => {
    const { storage, disk } = setUp();
    addToCart(storage, calcium);
    const before = disk.local.get('cart_data');
    expect(addToCart(storage, { ...calcium, image: '/other.svg', price: 1 })).toBe('alreadyInCart');
    expect(disk.local.get('cart_data')).toBe(before);
  });

  test('[STATE-34 VALID-20] minus goes from 2 to 1 and stays there without writing', () => {
    const { storage, quantities } = setUp();
    addToCart(storage, calcium);
    increase(storage, 'Calcium');
    decrease(storage, 'Calcium');
    expect(quantities()).toEqual([1]);
    const heard = vi.fn();
    storage.subscribe(heard);
    decrease(storage, 'Calcium');
    expect(quantities()).toEqual([1]);
    expect(heard).not.toHaveBeenCalled();
  });

  test('[STATE-35] plus two hundred times makes 201', () => {
    const { storage, quantities } = setUp();
    addToCart(storage, calcium);
    for (let click = 0; click < 200; click += 1) increase(storage, 'Calcium');
    expect(quantities()).toEqual([201]);
  });

  test('two stored lines of one title are one line for every change', () => {
    const { dispatch, storage, disk, stored } = setUp();
    const lines = [
      { ...calcium, quantity: 2 },
      { ...zinc, quantity: 1 },
      { ...calcium, quantity: 3 },
    ];
    disk.local.set('cart_data', JSON.stringify(lines));
    increase(storage, 'Calcium');
    expect(stored()).toEqual([
      { ...calcium, quantity: 6 },
      { ...zinc, quantity: 1 },
    ]);
    dispatch(removeFromCart('Calcium'));
    expect(stored()).toEqual([{ ...zinc, quantity: 1 }]);
  });

  test('a change leaves the lines that cannot be read', () => {
    const { dispatch, storage, disk, stored } = setUp();
    const torn = { ...zinc, quantity: 2 ** 53 };
    disk.local.set('cart_data', JSON.stringify([torn, { ...calcium, quantity: 1 }]));
    increase(storage, 'Calcium');
    expect(stored()).toEqual([{ ...calcium, quantity: 2 }, torn]);
    dispatch(removeFromCart('Calcium'));
    expect(stored()).toEqual([torn]);
  });

  test('plus stops at the most packs that can be read again', () => {
    const { storage, disk, quantities } = setUp();
    disk.local.set('cart_data', JSON.stringify([{ ...calcium, quantity: 1_000_000 }]));
    increase(storage, 'Calcium');
    expect(quantities()).toEqual([1_000_000]);
  });

  test.each([
    [null, false],
    ['[]', false],
    [JSON.stringify([{ ...calcium, quantity: 1 }]), false],
    [JSON.stringify([{ ...calcium, quantity: 1e21 }]), true],
    ['{', true],
    ['{}', true],
  ])('of the cart %j something cannot be read: %j', (text, expected) => {
    expect(unreadableCart.parse(text)).toBe(expected);
  });

  test('plus and minus touch their own line alone', () => {
    const { storage, quantities } = setUp();
    addToCart(storage, calcium);
    addToCart(storage, zinc);
    increase(storage, 'Zinc');
    increase(storage, 'Nothing of that name');
    expect(quantities()).toEqual([1, 2]);
  });

  test('[STATE-36 STATE-37 STATE-38 AMB-19 AMB-20] remove takes the line out of storage, and totals and count follow', () => {
    const { dispatch, storage, stored } = setUp();
    addToCart(storage, calcium);
    addToCart(storage, zinc);
    increase(storage, 'Zinc');
    expect(cartTotals(stored() ?? [])).toEqual({ subtotal: 379, shipping: 0, total: 379, count: 2 });
    dispatch(removeFromCart('Calcium'));
    expect(stored()?.map(({ title }) => title)).toEqual(['Zinc']);
    expect(cartTotals(stored() ?? [])).toEqual({ subtotal: 199, shipping: 0, total: 199, count: 1 });
  });

  test('[AMB-21] there is a stored cart only where it has a line: neither an absent key nor an empty list is one', () => {
    const { dispatch, storage, disk } = setUp();
    const hasStored = () => summariseCart(storedCart.parse(disk.local.get('cart_data') ?? null)).hasStored;
    expect(hasStored()).toBe(false);
    addToCart(storage, calcium);
    expect(hasStored()).toBe(true);
    dispatch(removeFromCart('Calcium'));
    expect([disk.local.get('cart_data'), hasStored()]).toEqual(['[]', false]);
  });

  test('a removed line can be put back where it stood, with its quantity, once', () => {
    const { dispatch, storage, stored, getState } = setUp();
    addToCart(storage, calcium);
    increase(storage, 'Calcium');
    addToCart(storage, zinc);
    dispatch(removeFromCart('Calcium'));
    dispatch(undoRemove('Calcium'));
    expect(stored()).toEqual([
      { ...calcium, quantity: 2 },
      { ...zinc, quantity: 1 },
    ]);
    expect(getState().cart).toEqual({ removed: [] });
    dispatch(undoRemove('Calcium'));
    expect(stored()).toHaveLength(2);
  });

  const titles = ['A', 'B', 'C', 'D'];
  const shownRows = ({ stored, getState }: ReturnType<typeof setUp>) =>
    rowsOfCart(stored() ?? [], getState().cart.removed).map(({ item, isRemoved }) =>
      isRemoved ? `${item.title} removed` : item.title,
    );

  test('[STATE-36] each of several removed lines keeps its place and can be put back, in any order', () => {
    for (const order of [
      ['A', 'B', 'C'],
      ['C', 'A', 'B'],
      ['B', 'C', 'A'],
    ]) {
      const cart = setUp();
      titles.forEach((title) => addToCart(cart.storage, { ...calcium, title }));
      ['A', 'C', 'B'].forEach((title) => cart.dispatch(removeFromCart(title)));
      expect(shownRows(cart)).toEqual(['A removed', 'B removed', 'C removed', 'D']);
      cart.dispatch(undoRemove(order[0] ?? ''));
      expect(shownRows(cart).map((row) => row[0])).toEqual(titles);
      cart.dispatch(undoRemove(order[1] ?? ''));
      cart.dispatch(undoRemove(order[2] ?? ''));
      expect(cart.stored()?.map(({ title }) => title)).toEqual(titles);
    }
  });

  test('a product that was put in again and taken out again is offered once, where it stood last', () => {
    const cart = setUp();
    titles.forEach((title) => addToCart(cart.storage, { ...calcium, title }));
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

  test('undo adds no second line of a title that was added again meanwhile', () => {
    const { dispatch, storage, quantities } = setUp();
    addToCart(storage, calcium);
    dispatch(removeFromCart('Calcium'));
    addToCart(storage, calcium);
    dispatch(undoRemove('Calcium'));
    expect(quantities()).toEqual([1]);
  });

  test('removing what is not there changes nothing; forgetting ends the offer to undo', () => {
    const { dispatch, storage, getState, stored } = setUp();
    dispatch(removeFromCart('Calcium'));
    expect(stored()).toBeNull();
    addToCart(storage, calcium);
    dispatch(removeFromCart('Calcium'));
    dispatch(forgetRemoved());
    expect(getState().cart.removed).toEqual([]);
  });

  test('putting back what was never taken out changes nothing', () => {
    const { dispatch, storage, getState, stored } = setUp();
    addToCart(storage, calcium);
    dispatch(removeFromCart('Calcium'));
    dispatch(undoRemove('Zinc'));
    expect(stored()).toEqual([]);
    expect(getState().cart.removed).toEqual([{ item: { ...calcium, quantity: 1 }, place: 0 }]);
  });

  test("taking today's price changes the two prices of that line, and nothing else", () => {
    const { storage, stored } = setUp();
    addToCart(storage, calcium);
    addToCart(storage, zinc);
    increase(storage, 'Zinc');
    takePrice(storage, 'Zinc', { price: 120, discountedPrice: 110 });
    expect(stored()).toEqual([
      { image: '/api/pictures/1.svg', title: 'Calcium', price: 200, discountedPrice: 180, quantity: 1 },
      { image: '/api/pictures/2.svg', title: 'Zinc', price: 120, discountedPrice: 110, quantity: 2 },
    ]);
  });

  test('clearing ends the offers to put lines back', () => {
    const { dispatch, storage, getState } = setUp();
    addToCart(storage, calcium);
    dispatch(removeFromCart('Calcium'));
    dispatch(clearCart());
    expect(getState().cart.removed).toEqual([]);
  });

  test('clearing removes the key', () => {
    const { dispatch, storage, disk } = setUp();
    addToCart(storage, calcium);
    dispatch(clearCart());
    expect(disk.local.has('cart_data')).toBe(false);
  });

  test('two tabs agree: each change starts from what storage holds at that moment', () => {
    const { storage, disk, stored } = setUp();
    const other = aTestStore(disk).store;
    addToCart(storage, calcium);
    addToCart(other.services.storage, zinc);
    increase(storage, 'Zinc');
    increase(other.services.storage, 'Zinc');
    expect(stored()?.map(({ title, quantity }) => [title, quantity])).toEqual([
      ['Calcium', 1],
      ['Zinc', 3],
    ]);
  });

  test('[STATE-03 AUTH-03] the cart depends on `cart_data` alone, for a guest too, and outlives the store', () => {
    const { storage, disk } = setUp();
    addToCart(storage, calcium);
    const afterReload = aTestStore(disk).store;
    expect(addToCart(afterReload.services.storage, calcium)).toBe('alreadyInCart');
    disk.local.delete('cart_data');
    expect(addToCart(afterReload.services.storage, calcium)).toBe('added');
  });

  test('a corrupt cart counts as none and is replaced by the next product', () => {
    const { storage, disk, stored } = setUp();
    disk.local.set('cart_data', '{"not":"a list"');
    expect(addToCart(storage, calcium)).toBe('added');
    expect(stored()).toEqual([{ ...calcium, quantity: 1 }]);
  });

  test('[API-31] adding, changing and removing send no request', () => {
    const fetchSpy = vi.fn();
    vi.stubGlobal('fetch', fetchSpy);
    const { dispatch, storage } = setUp();
    addToCart(storage, calcium);
    increase(storage, 'Calcium');
    decrease(storage, 'Calcium');
    dispatch(removeFromCart('Calcium'));
    expect(fetchSpy).not.toHaveBeenCalled();
  });
});

describe('cart_data', () => {
  const line = { ...calcium, quantity: 2 };

  test('[STORAGE-03 STORAGE-04 STORAGE-10] is a JSON list of lines in the local area', () => {
    const { storage, disk } = setUp();
    storedCart.write(storage, [line]);
    expect(JSON.parse(disk.local.get('cart_data') ?? '')).toEqual([line]);
    expect(storedCart.read(storage)).toEqual([line]);
  });

  test('[STORAGE-04 AMB-54] may hold prices as text', () => {
    expect(storedCart.parse(JSON.stringify([{ ...line, price: '200', discountedPrice: '180.00' }]))).toEqual([line]);
  });

  test('loses a line that cannot be read, and keeps the others', () => {
    const stored = JSON.stringify([null, { ...line, quantity: 0 }, { ...line, price: '' }, 'x', line]);
    expect(storedCart.parse(stored)).toEqual([line]);
  });

  test.each([null, '', 'undefined', '{"title"', '{}', '"text"', '7', 'null'])('%j is no cart', (stored) => {
    expect(storedCart.parse(stored)).toBeNull();
  });
});
