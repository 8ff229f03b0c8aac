import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { policy, type Product } from '@niramaya/contract';

// The requirements demand these slices, and no screen reads them. Nothing else imports this file but `makeStore`.

const noProducts = { products: [] as Product[], isLoading: false, isError: false, totalCount: 0 };

/** The newest response of the listing. The middleware `followListing` of `makeStore` copies it from RTK Query. */
export const productSlice = createSlice({
  name: 'product',
  initialState: noProducts,
  reducers: {
    requested: (state) => {
      state.isLoading = true;
      state.isError = false;
    },
    succeeded: (state, action: PayloadAction<Product[]>) => {
      state.products = action.payload;
      state.isLoading = false;
    },
    failed: (state) => {
      state.isLoading = false;
      state.isError = true;
    },
    totalCountSet: (state, action: PayloadAction<number>) => {
      state.totalCount = action.payload;
    },
  },
});

const firstPage: { page: number; limit: number } = { page: 1, limit: policy.pageSize };

/** The page of the listing, and the number of products of a page. */
export const paginationSlice = createSlice({
  name: 'pagination',
  initialState: firstPage,
  reducers: {
    setPage: (state, action: PayloadAction<number>) => {
      state.page = Math.max(1, Math.trunc(action.payload) || 1);
    },
  },
});

/** An empty slice that the requirements demand. The choices of a consultation are in browser storage. */
export const consultSlice = createSlice({ name: 'consult', initialState: {}, reducers: {} });

/** An empty slice that the requirements demand. The shop has no administration. */
export const adminSlice = createSlice({ name: 'admin', initialState: {}, reducers: {} });
