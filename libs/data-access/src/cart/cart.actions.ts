import { cartEntry, removeEntry, writeEntry } from '../storage/entries';
import type { AppThunk } from '../store/makeStore';
import { readCart } from './cart-storage';
import { forgetRemoved, lineRemoved, lineRestored, removedDropped } from './cart.slice';
import { rowsOfCart } from './rows';

/** Takes the line out of storage (STATE-36) and remembers it for `undoRemove`. */
export const removeFromCart =
  (title: string): AppThunk =>
  (dispatch, getState, { storage }) => {
    const items = readCart(storage);
    const index = items.findIndex((item) => item.title === title);
    const item = items[index];
    if (item === undefined) return;
    // There is one offer per product. The product may have been added again since it was removed.
    const before = getState().cart.removed.find((line) => line.item.title === title);
    if (before) dispatch(removedDropped(before));
    const place = rowsOfCart(items, getState().cart.removed).findIndex((row) => row.item.title === title);
    writeEntry(storage, cartEntry, items.toSpliced(index, 1));
    dispatch(lineRemoved({ item, place }));
  };

/**
 * Puts a removed line back where it was, with its quantity. If its title has been added again meanwhile, only the offer
 * ends.
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
    // `at` counts the removed lines before it, which are not in the cart.
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
