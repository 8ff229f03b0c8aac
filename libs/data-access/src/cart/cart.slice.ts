import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '@niramaya/contract';

/** A removed line and where it was, so that it can be put back. */
export interface RemovedLine {
  readonly item: CartItem;
  /** Its place among the lines and the lines removed before, as the screen shows them. */
  readonly place: number;
}

/** The part of the cart that belongs to this tab. The lines themselves are only in `cart_data` (STATE-03). */
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
    /** The line is back in its place, and the others keep theirs. */
    lineRestored: (state, action: PayloadAction<RemovedLine>) => {
      state.removed = state.removed.filter(({ place }) => place !== action.payload.place);
    },
    /** The offer to put this line back is over, and the lines after it move up. */
    removedDropped: (state, action: PayloadAction<RemovedLine>) => {
      state.removed = state.removed
        .filter(({ place }) => place !== action.payload.place)
        .map((line) => (line.place > action.payload.place ? { ...line, place: line.place - 1 } : line));
    },
    /** The offers to put lines back are over. */
    forgetRemoved: (state) => {
      state.removed = [];
    },
  },
});

export const { lineRemoved, lineRestored, removedDropped, forgetRemoved } = cartSlice.actions;
