import type { AppThunk } from '../store/makeStore';
import { readCart, storedCart, unreadableCart, writeCart } from './cart-storage';
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
    writeCart(
      storage,
      items.filter((_, at) => at !== index),
    );
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
    const place = line.place - at;
    writeCart(storage, [...items.slice(0, place), line.item, ...items.slice(place)]);
    dispatch(lineRestored(line));
  };

/** Empties the cart, as the home screen offers after a payment (AMB-35). Lines that cannot be read stay. */
export const clearCart =
  (): AppThunk =>
  (dispatch, _getState, { storage }) => {
    if (unreadableCart.read(storage)) writeCart(storage, []);
    else storedCart.clear(storage);
    dispatch(forgetRemoved());
  };
