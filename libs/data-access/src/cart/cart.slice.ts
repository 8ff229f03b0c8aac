import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '@niramaya/contract';

/** What was taken out and where it stood, so that it can be put back. */
export interface RemovedLine {
  readonly item: CartItem;
  /** Its place among the lines and what was taken out before, as the screen shows them. */
  readonly place: number;
}

/** The lines themselves live in `cart_data` alone (STATE-03); the store holds what belongs to this tab. */
export interface CartState {
  /** In the order of their places. */
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
    /** The line is back in its place: the others keep theirs. */
    lineRestored: (state, action: PayloadAction<RemovedLine>) => {
      state.removed = state.removed.filter(({ place }) => place !== action.payload.place);
    },
    /** The offer to put this line back is over: those after it move up. */
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
