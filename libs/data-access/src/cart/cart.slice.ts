import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '@niramaya/contract';

export interface RemovedLine {
  readonly item: CartItem;
  readonly place: number;
}

/** The lines themselves are never in Redux. */
export interface CartState {
  /** Sorted by place. */
  removed: readonly RemovedLine[];
}

const initialState: CartState = { removed: [] };

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    lineRemoved: (state, action: PayloadAction<RemovedLine>) => {
      state.removed = [...state.removed, action.payload].sort((one, other) => one.place - other.place);
    },
    lineRestored: (state, action: PayloadAction<RemovedLine>) => {
      state.removed = state.removed.filter(({ place }) => place !== action.payload.place);
    },
    removedDropped: (state, action: PayloadAction<RemovedLine>) => {
      state.removed = state.removed
        .filter(({ place }) => place !== action.payload.place)
        .map((line) => (line.place > action.payload.place ? { ...line, place: line.place - 1 } : line));
    },
    forgetRemoved: (state) => {
      state.removed = [];
    },
  },
});

export const { lineRemoved, lineRestored, removedDropped, forgetRemoved } = cartSlice.actions;
