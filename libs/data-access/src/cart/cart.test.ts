import { cartTotals } from '@niramaya/contract';
import type { CartItem } from '@niramaya/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cartEntry } from '../storage/entries';
import { aTestStore } from '../testing/a-test-store';
import { addToCart, clearCart, decrease, increase, removeFromCart, takePrice, undoRemove } from './cart.actions';
import { forgetRemoved } from './cart.slice';
import { rowsOfCart } from './rows';
import { summariseCart } from './useCart';

const calcium = { image: '/api/pictures/1.svg', title: 'Calcium', price: 200, discountedPrice: 180 };
const zinc = { image: '/api/pictures/2.svg', title: 'Zinc', price: 100, discountedPrice: 99.5 };

function setUp() {
  const { store, disk } = aTestStore();
  const stored = () => JSON.parse(disk.local.get('cart_data') ?? 'null') as CartItem[] | null;
  const quantities = () => stored()?.map(({ quantity }) => quantity);
  return { ...store, disk, stored, quantities };
}

describe('the cart', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('[STORAGE-03 STORAGE-04 STORAGE-05] adding stores a list of lines with exactly five fields and quantity 1', () => {
    const { dispatch, stored } = setUp();
    const withMore = { ...calcium, discount: 10, rating: 4, category: 'nutrition' };
    expect(dispatch(addToCart(withMore))).toBe('added');
    expect(stored()).toEqual([
      { image: '/api/pictures/1.svg', title: 'Calcium', price: 200, discountedPrice: 180, quantity: 1 },
    ]);
  });

  test('[VALID-17] a second product of the same title is refused and storage stays as it was', () => {
    const { dispatch, disk } = setUp();
    dispatch(addToCart(calcium));
    const before = disk.local.get('cart_data');
    expect(dispatch(addToCart({ ...calcium, image: '/other.svg', price: 1 }))).toBe('alreadyInCart');
    expect(disk.local.get('cart_data')).toBe(before);
  });

  test('[STATE-34 VALID-20] minus goes from 2 to 1 and stays there without writing', () => {
    const { dispatch, services, quantities } = setUp();
    dispatch(addToCart(calcium));
    dispatch(increase('Calcium'));
    dispatch(decrease('Calcium'));
    expect(quantities()).toEqual([1]);
    const heard = vi.fn();
    services.storage.subscribe(heard);
    dispatch(decrease('Calcium'));
    expect(quantities()).toEqual([1]);
    expect(heard).not.toHaveBeenCalled();
  });

  test('[STATE-35] plus two hundred times makes 201', () => {
    const { dispatch, quantities } = setUp();
    dispatch(addToCart(calcium));
    for (let press = 0; press < 200; press += 1) dispatch(increase('Calcium'));
    expect(quantities()).toEqual([201]);
  });

  test('plus and minus touch their own line alone', () => {
    const { dispatch, quantities } = setUp();
    dispatch(addToCart(calcium));
    dispatch(addToCart(zinc));
    dispatch(increase('Zinc'));
    dispatch(increase('Nothing of that name'));
    expect(quantities()).toEqual([1, 2]);
  });

  test('[STATE-36 STATE-37 STATE-38 AMB-19 AMB-20] remove takes the line out of storage, and totals and count follow', () => {
    const { dispatch, stored } = setUp();
    dispatch(addToCart(calcium));
    dispatch(addToCart(zinc));
    dispatch(increase('Zinc'));
    expect(cartTotals(stored() ?? [])).toEqual({ subtotal: 379, shipping: 0, total: 379, count: 2 });
    dispatch(removeFromCart('Calcium'));
    expect(stored()?.map(({ title }) => title)).toEqual(['Zinc']);
    expect(cartTotals(stored() ?? [])).toEqual({ subtotal: 199, shipping: 0, total: 199, count: 1 });
  });

  test('[AMB-21] there is a stored cart only where it has a line: neither an absent key nor an empty list is one', () => {
    const { dispatch, disk } = setUp();
    const hasStored = () => summariseCart(cartEntry.parse(disk.local.get('cart_data') ?? null)).hasStored;
    expect(hasStored()).toBe(false);
    dispatch(addToCart(calcium));
    expect(hasStored()).toBe(true);
    dispatch(removeFromCart('Calcium'));
    expect([disk.local.get('cart_data'), hasStored()]).toEqual(['[]', false]);
  });

  test('a removed line can be put back where it stood, with its quantity, once', () => {
    const { dispatch, stored, getState } = setUp();
    dispatch(addToCart(calcium));
    dispatch(increase('Calcium'));
    dispatch(addToCart(zinc));
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
      titles.forEach((title) => cart.dispatch(addToCart({ ...calcium, title })));
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
    titles.forEach((title) => cart.dispatch(addToCart({ ...calcium, title })));
    cart.dispatch(removeFromCart('A'));
    cart.dispatch(removeFromCart('C'));
    cart.dispatch(addToCart({ ...calcium, title: 'A' }));
    cart.dispatch(removeFromCart('A'));
    expect(shownRows(cart)).toEqual(['B', 'C removed', 'D', 'A removed']);
    cart.dispatch(addToCart({ ...calcium, title: 'C' }));
    cart.dispatch(undoRemove('C'));
    cart.dispatch(undoRemove('A'));
    expect(shownRows(cart)).toEqual(['B', 'D', 'A', 'C']);
  });

  test('undo adds no second line of a title that was added again meanwhile', () => {
    const { dispatch, quantities } = setUp();
    dispatch(addToCart(calcium));
    dispatch(removeFromCart('Calcium'));
    dispatch(addToCart(calcium));
    dispatch(undoRemove('Calcium'));
    expect(quantities()).toEqual([1]);
  });

  test('removing what is not there changes nothing; forgetting ends the offer to undo', () => {
    const { dispatch, getState, stored } = setUp();
    dispatch(removeFromCart('Calcium'));
    expect(stored()).toBeNull();
    dispatch(addToCart(calcium));
    dispatch(removeFromCart('Calcium'));
    dispatch(forgetRemoved());
    expect(getState().cart.removed).toEqual([]);
  });

  test('putting back what was never taken out changes nothing', () => {
    const { dispatch, getState, stored } = setUp();
    dispatch(addToCart(calcium));
    dispatch(removeFromCart('Calcium'));
    dispatch(undoRemove('Zinc'));
    expect(stored()).toEqual([]);
    expect(getState().cart.removed).toEqual([{ item: { ...calcium, quantity: 1 }, place: 0 }]);
  });

  test("taking today's price changes the two prices of that line, and nothing else", () => {
    const { dispatch, stored } = setUp();
    dispatch(addToCart(calcium));
    dispatch(addToCart(zinc));
    dispatch(increase('Zinc'));
    dispatch(takePrice('Zinc', { price: 120, discountedPrice: 110 }));
    expect(stored()).toEqual([
      { image: '/api/pictures/1.svg', title: 'Calcium', price: 200, discountedPrice: 180, quantity: 1 },
      { image: '/api/pictures/2.svg', title: 'Zinc', price: 120, discountedPrice: 110, quantity: 2 },
    ]);
  });

  test('clearing ends the offers to put lines back', () => {
    const { dispatch, getState } = setUp();
    dispatch(addToCart(calcium));
    dispatch(removeFromCart('Calcium'));
    dispatch(clearCart());
    expect(getState().cart.removed).toEqual([]);
  });

  test('clearing removes the key', () => {
    const { dispatch, disk } = setUp();
    dispatch(addToCart(calcium));
    dispatch(clearCart());
    expect(disk.local.has('cart_data')).toBe(false);
  });

  test('two tabs agree: each change starts from what storage holds at that moment', () => {
    const { dispatch, disk, stored } = setUp();
    const other = aTestStore(disk).store;
    dispatch(addToCart(calcium));
    other.dispatch(addToCart(zinc));
    dispatch(increase('Zinc'));
    other.dispatch(increase('Zinc'));
    expect(stored()?.map(({ title, quantity }) => [title, quantity])).toEqual([
      ['Calcium', 1],
      ['Zinc', 3],
    ]);
  });

  test('[STATE-03 AUTH-03] the cart depends on `cart_data` alone, for a guest too, and outlives the store', () => {
    const { dispatch, disk } = setUp();
    dispatch(addToCart(calcium));
    const afterReload = aTestStore(disk).store;
    expect(afterReload.dispatch(addToCart(calcium))).toBe('alreadyInCart');
    disk.local.delete('cart_data');
    expect(afterReload.dispatch(addToCart(calcium))).toBe('added');
  });

  test('a corrupt cart counts as none and is replaced by the next product', () => {
    const { dispatch, disk, stored } = setUp();
    disk.local.set('cart_data', '{"not":"a list"');
    expect(dispatch(addToCart(calcium))).toBe('added');
    expect(stored()).toEqual([{ ...calcium, quantity: 1 }]);
  });

  test('[API-31] adding, changing and removing send no request', () => {
    const fetchSpy = vi.fn();
    vi.stubGlobal('fetch', fetchSpy);
    const { dispatch } = setUp();
    dispatch(addToCart(calcium));
    dispatch(increase('Calcium'));
    dispatch(decrease('Calcium'));
    dispatch(removeFromCart('Calcium'));
    expect(fetchSpy).not.toHaveBeenCalled();
  });
});
