import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Product } from '@niramaya/contract';

/** The last response of the listing call. It mirrors the request cache and is no second source of truth (STATE-02). */
export interface ProductState {
  products: Product[];
  isLoading: boolean;
  isError: boolean;
  /** The number of matches before paging (API-10). */
  totalCount: number;
}

const initialState: ProductState = { products: [], isLoading: false, isError: false, totalCount: 0 };

export const productSlice = createSlice({
  name: 'product',
  initialState,
  reducers: {
    /** STATE-30 */
    requested: (state) => {
      state.isLoading = true;
      state.isError = false;
    },
    /** STATE-31; loading ends here too (AMB-31). */
    succeeded: (state, action: PayloadAction<Product[]>) => {
      state.products = action.payload;
      state.isLoading = false;
    },
    /** STATE-32; carries no message (ERROR-08). */
    failed: (state) => {
      state.isLoading = false;
      state.isError = true;
    },
    /** STATE-33: changes the count and nothing else. */
    totalCountSet: (state, action: PayloadAction<number>) => {
      state.totalCount = action.payload;
    },
  },
});

export const productActions = productSlice.actions;
