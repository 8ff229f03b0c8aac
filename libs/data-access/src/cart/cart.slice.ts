import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { cartTotals, mergeLines, type CartItem } from '@niramaya/contract';
import { useMemo } from 'react';
import { usePersisted, useStorageReady } from '../storage/persisted';
import { useAppSelector } from '../store/hooks';
import type { AppThunk } from '../store/makeStore';
import { readCart, storedCart, unreadableCart, writeCart } from './cart-storage';

interface RemovedLine {
  readonly item: CartItem;
  readonly position: number;
}

/** The lines themselves are never in Redux; the removed ones are sorted by `position`. */
const initialState: { removed: readonly RemovedLine[] } = { removed: [] };

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    lineRemoved: (state, action: PayloadAction<RemovedLine>) => {
      state.removed = [...state.removed, action.payload].sort((one, other) => one.position - other.position);
    },
    lineRestored: (state, action: PayloadAction<RemovedLine>) => {
      state.removed = state.removed.filter(({ position }) => position !== action.payload.position);
    },
    removedDropped: (state, action: PayloadAction<RemovedLine>) => {
      state.removed = state.removed
        .filter(({ position }) => position !== action.payload.position)
        .map((line) => (line.position > action.payload.position ? { ...line, position: line.position - 1 } : line));
    },
    clearRemoved: (state) => {
      state.removed = [];
    },
  },
});

const { lineRemoved, lineRestored, removedDropped } = cartSlice.actions;
export const { clearRemoved } = cartSlice.actions;

/** Merges cart lines and removed lines, in screen order. */
export function rowsOfCart(items: readonly CartItem[], removed: readonly RemovedLine[]) {
  const rows = items.map((item) => ({ item, isRemoved: false }));
  for (const { item, position } of removed) rows.splice(position, 0, { item, isRemoved: true });
  return rows;
}

/** Removes a line, which `undoRemove` can restore. */
export const removeFromCart =
  (title: string): AppThunk =>
  (dispatch, getState, { storage }) => {
    const items = readCart(storage);
    const item = items.find((one) => one.title === title);
    if (item === undefined) return;
    // The product may be in the cart again.
    const before = getState().cart.removed.find((line) => line.item.title === title);
    if (before) dispatch(removedDropped(before));
    const position = rowsOfCart(items, getState().cart.removed).findIndex((row) => row.item.title === title);
    const left = items.filter((one) => one !== item);
    writeCart(storage, left);
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

/** Returns the stored cart, its totals and removed lines. */
export function useCart() {
  const stored = usePersisted(storedCart);
  const isReady = useStorageReady();
  const removed = useAppSelector((state) => state.cart.removed);
  return useMemo(() => {
    const items = mergeLines(stored);
    const totals = cartTotals(items);
    const rows = rowsOfCart(items, removed);
    return { items, totals, count: totals.count, hasStored: items.length > 0, isReady, rows };
  }, [stored, removed, isReady]);
}

export const useUnreadableCart = (): boolean => usePersisted(unreadableCart);
