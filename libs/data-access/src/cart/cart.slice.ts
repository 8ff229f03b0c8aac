import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '@niramaya/contract';

export interface RemovedLine {
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

export const { lineRemoved, lineRestored, removedDropped, clearRemoved } = cartSlice.actions;

export interface CartScreenRow {
  readonly item: CartItem;
  readonly isRemoved: boolean;
}

/** Merges cart lines and removed lines, in screen order. */
export function rowsOfCart(items: readonly CartItem[], removed: readonly RemovedLine[]): CartScreenRow[] {
  const rows = items.map((item): CartScreenRow => ({ item, isRemoved: false }));
  for (const { item, position } of removed) rows.splice(position, 0, { item, isRemoved: true });
  return rows;
}
