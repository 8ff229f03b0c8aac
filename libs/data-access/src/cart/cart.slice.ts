import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { CartItem } from '@niramaya/contract';

/** What was taken out last and where it stood, so that it can be put back. */
export interface RemovedLine {
  readonly item: CartItem;
  readonly index: number;
}

/** The lines themselves live in `cart_data` alone (STATE-03); the store holds what belongs to this tab. */
export interface CartState {
  removed: RemovedLine | null;
}

const initialState: CartState = { removed: null };

export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    lineRemoved: (state, action: PayloadAction<RemovedLine>) => {
      state.removed = action.payload;
    },
    /** The offer to put the last line back is over. */
    forgetRemoved: (state) => {
      state.removed = null;
    },
  },
});

export const { lineRemoved, forgetRemoved } = cartSlice.actions;
