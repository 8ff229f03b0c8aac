import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '@niramaya/contract';

export interface RemovedLine {
  readonly item: CartItem;
  readonly position: number;
}

/** The lines themselves are never in Redux. */
export interface CartState {
  /** Sorted by `position`. */
  removed: readonly RemovedLine[];
}

const initialState: CartState = { removed: [] };

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
