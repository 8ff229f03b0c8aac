import type { CartItem, SelectedMedicine } from '@niramaya/contract';
import { cartEntry, readEntry, removeEntry, writeEntry } from '../storage/entries';
import type { BrowserStorage } from '../storage/storage';
import type { AppThunk } from '../store/makeStore';
import { forgetRemoved, lineRemoved, lineRestored, removedDropped } from './cart.slice';
import { rowsOfCart } from './rows';
import type { NewPrice } from './price-changes';

/** Every change starts from what storage holds at that moment, so that two tabs agree. */
const readCart = (storage: BrowserStorage): CartItem[] => readEntry(storage, cartEntry) ?? [];

/** Puts one of the medicine in the cart, unless a line of the same title is there (VALID-17, STORAGE-04, STORAGE-05). */
export const addToCart =
  (
    medicine: Pick<SelectedMedicine, 'image' | 'title' | 'price' | 'discountedPrice'>,
  ): AppThunk<'added' | 'alreadyInCart'> =>
  (_dispatch, _getState, { storage }) => {
    const items = readCart(storage);
    if (items.some((item) => item.title === medicine.title)) return 'alreadyInCart';
    const { image, title, price, discountedPrice } = medicine;
    writeEntry(storage, cartEntry, [...items, { image, title, price, discountedPrice, quantity: 1 }]);
    return 'added';
  };

const changeQuantity =
  (title: string, change: (quantity: number) => number): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    const items = readCart(storage);
    const next = items.map((item) => (item.title === title ? { ...item, quantity: change(item.quantity) } : item));
    if (next.some((item, index) => item.quantity !== items[index]?.quantity)) writeEntry(storage, cartEntry, next);
  };

/** One more, or so many more, without limit (STATE-35). */
export const increase = (title: string, by = 1): AppThunk => changeQuantity(title, (quantity) => quantity + by);

/** One less; at 1 nothing happens, nothing is written (STATE-34, VALID-20). */
export const decrease = (title: string): AppThunk => changeQuantity(title, (quantity) => Math.max(1, quantity - 1));

/** Puts today's price into the line, because the shopper asked for it; nothing else ever changes a price in the cart. */
export const takePrice =
  (title: string, { price, discountedPrice }: NewPrice): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    writeEntry(
      storage,
      cartEntry,
      readCart(storage).map((item) => (item.title === title ? { ...item, price, discountedPrice } : item)),
    );

/** Takes the line out of storage (STATE-36) and remembers it for `undoRemove`. */
export const removeFromCart =
  (title: string): AppThunk =>
  (dispatch, getState, { storage }) => {
    const items = readCart(storage);
    const index = items.findIndex((item) => item.title === title);
    const item = items[index];
    if (item === undefined) return;
    // One offer a product: it may have been put in again since it was taken out.
    const before = getState().cart.removed.find((line) => line.item.title === title);
    if (before) dispatch(removedDropped(before));
    const place = rowsOfCart(items, getState().cart.removed).findIndex((row) => row.item.title === title);
    writeEntry(storage, cartEntry, items.toSpliced(index, 1));
    dispatch(lineRemoved({ item, place }));
  };

/**
 * Puts a line that was taken out back where it stood, with its quantity. Where its title has been put in again
 * meanwhile, the offer alone ends.
 */
export const undoRemove =
  (title: string): AppThunk =>
  (dispatch, getState, { storage }) => {
    const { removed } = getState().cart;
    const at = removed.findIndex((line) => line.item.title === title);
    const line = removed[at];
    if (line === undefined) return;
    const items = readCart(storage);
    if (items.some((item) => item.title === title)) {
      dispatch(removedDropped(line));
      return;
    }
    // `at` of those before it are no lines of the cart.
    writeEntry(storage, cartEntry, items.toSpliced(line.place - at, 0, line.item));
    dispatch(lineRestored(line));
  };

/** Empties the cart, as the home screen offers after a payment (AMB-35). */
export const clearCart =
  (): AppThunk =>
  (dispatch, _getState, { storage }) => {
    removeEntry(storage, cartEntry);
    dispatch(forgetRemoved());
  };
