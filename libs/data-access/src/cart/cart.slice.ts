import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { cartTotals, mergeLines, type CartItem } from '@niramaya/contract';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { AppThunk } from '../session/app-thunk';
import { sessionCleared } from '../session/session.slice';
import { usePersisted, useStorageReady } from '../storage/persisted';
import { readCart, storedCart, unreadableCart, writeCart } from './cart-storage';

/** A line that the shopper has removed, and that Undo can restore. */
interface RemovedLine {
  readonly item: CartItem;
  /** The place of the line on the screen, from 0. Other removed lines count too. */
  readonly position: number;
}

/** The removed lines, sorted by `position`. The lines in the cart are in browser storage and never in Redux. */
const initialState: { removed: readonly RemovedLine[] } = { removed: [] };

/** The slice of the removed lines of the cart, which Undo can restore. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  selectors: {
    selectRemoved: (state) => state.removed,
  },
  reducers: {
    lineRemoved: (state, action: PayloadAction<RemovedLine>) => {
      state.removed = [...state.removed, action.payload].sort((one, other) => one.position - other.position);
    },
    lineRestored: (state, action: PayloadAction<RemovedLine>) => {
      state.removed = state.removed.filter(({ position }) => position !== action.payload.position);
    },
    /** Ends the Undo of one line. The lines below it move up by one. */
    undoEnded: (state, action: PayloadAction<RemovedLine>) => {
      state.removed = state.removed
        .filter(({ position }) => position !== action.payload.position)
        .map((line) => (line.position > action.payload.position ? { ...line, position: line.position - 1 } : line));
    },
    /** Ends the Undo of every line. */
    clearRemoved: (state) => {
      state.removed = [];
    },
  },
  extraReducers: (builder) => {
    // The removed lines are those of the person who has left.
    builder.addCase(sessionCleared, (state) => {
      state.removed = [];
    });
  },
});

type CartState = WithSlice<typeof cartSlice>;

const { lineRemoved, lineRestored, undoEnded } = cartSlice.actions;
/** `clearRemoved()` ends the Undo of every removed line, as when the shopper leaves the cart. */
export const { clearRemoved } = cartSlice.actions;
const { selectRemoved } = cartSlice.selectors;

/**
 * Returns the lines of the cart and the removed lines together, in the order of the screen. `removed` must be sorted by
 * `position`, because each position counts the removed lines before it.
 */
export function rowsOfCart(items: readonly CartItem[], removed: readonly RemovedLine[]) {
  const rows = items.map((item) => ({ item, isRemoved: false }));
  for (const { item, position } of removed) rows.splice(position, 0, { item, isRemoved: true });
  return rows;
}

/** Removes the line with this title. `undoRemove` can restore it until the shopper leaves the cart. */
export const removeFromCart =
  (title: string): AppThunk<void, CartState> =>
  (dispatch, getState, { storage }) => {
    const items = readCart(storage);
    const item = items.find((one) => one.title === title);
    if (item === undefined) return;
    // The shopper may have removed this product before and added it again. Then its earlier Undo ends.
    const before = selectRemoved(getState()).find((line) => line.item.title === title);
    if (before) dispatch(undoEnded(before));
    const position = rowsOfCart(items, selectRemoved(getState())).findIndex((row) => row.item.title === title);
    const left = items.filter((one) => one !== item);
    writeCart(storage, left);
    dispatch(lineRemoved({ item, position }));
  };

/** Restores a removed line in its place. If the product has been added again meanwhile, only its Undo ends. */
export const undoRemove =
  (title: string): AppThunk<void, CartState> =>
  (dispatch, getState, { storage }) => {
    const removed = selectRemoved(getState());
    const index = removed.findIndex((line) => line.item.title === title);
    const line = removed[index];
    if (line === undefined) return;
    const items = readCart(storage);
    if (items.some((item) => item.title === title)) {
      dispatch(undoEnded(line));
      return;
    }
    // `line.position` also counts the removed lines above this one, and `index` is their number.
    const positionInCart = line.position - index;
    writeCart(storage, [...items.slice(0, positionInCart), line.item, ...items.slice(positionInCart)]);
    dispatch(lineRestored(line));
  };

/** Empties the cart. Stored lines that cannot be read stay, so that the panel My data can still show them. */
export const clearCart =
  (): AppThunk =>
  (dispatch, _getState, { storage }) => {
    // A write keeps the lines that cannot be read (`cart-storage.ts`), and `clear` would remove them.
    if (unreadableCart.read(storage)) writeCart(storage, []);
    else storedCart.clear(storage);
    dispatch(clearRemoved());
  };

/**
 * Returns the cart. It is the same in every tab, except for the removed lines in `rows`, which are those of this tab:
 *
 * - `items`: its lines, in the order in which they were added.
 * - `totals`: subtotal, shipping and total in rupees, and `count`, the number of lines, not of packs.
 * - `isReady`: false while the page hydrates, when the cart looks empty.
 * - `rows`: its lines and the removed ones that Undo can restore, in the order of the screen.
 */
export function useCart() {
  const stored = usePersisted(storedCart);
  const isReady = useStorageReady();
  const removed = useSelector(selectRemoved);
  return useMemo(() => {
    const items = mergeLines(stored);
    return { items, totals: cartTotals(items), isReady, rows: rowsOfCart(items, removed) };
  }, [stored, removed, isReady]);
}

/** Returns whether the stored cart, or a line of it, cannot be read. */
export const useUnreadableCart = (): boolean => usePersisted(unreadableCart);
