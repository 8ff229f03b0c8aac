import type { AppThunk } from '../store/makeStore';
import { readCart, storedCart, unreadableCart, writeCart } from './cart-storage';
import { clearRemoved, lineRemoved, lineRestored, removedDropped, rowsOfCart } from './cart.slice';

/** Removes a line, which `undoRemove` can restore. */
export const removeFromCart =
  (title: string): AppThunk =>
  (dispatch, getState, { storage }) => {
    const items = readCart(storage);
    const index = items.findIndex((item) => item.title === title);
    const item = items[index];
    if (item === undefined) return;
    // The product may be in the cart again.
    const before = getState().cart.removed.find((line) => line.item.title === title);
    if (before) dispatch(removedDropped(before));
    const position = rowsOfCart(items, getState().cart.removed).findIndex((row) => row.item.title === title);
    writeCart(
      storage,
      items.filter((_, at) => at !== index),
    );
    dispatch(lineRemoved({ item, position }));
  };

/** Restores a removed line at its position, unless its title is back. */
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
    // `position` also counts removed lines.
    const position = line.position - at;
    writeCart(storage, [...items.slice(0, position), line.item, ...items.slice(position)]);
    dispatch(lineRestored(line));
  };

/** Empties the cart, except lines that cannot be read. */
export const clearCart =
  (): AppThunk =>
  (dispatch, _getState, { storage }) => {
    if (unreadableCart.read(storage)) writeCart(storage, []);
    else storedCart.clear(storage);
    dispatch(clearRemoved());
  };
