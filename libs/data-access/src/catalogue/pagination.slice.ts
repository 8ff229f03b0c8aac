import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { policy } from '@niramaya/contract';

/**
 * Which page of the listing is shown. It is not in the address: an address alone starts at page 1 (STATE-06, AMB-29).
 */
export interface PaginationState {
  page: number;
  limit: number;
}

const initialState: PaginationState = { page: 1, limit: policy.pageSize };

export const paginationSlice = createSlice({
  name: 'pagination',
  initialState,
  reducers: {
    /** Sets the page. Pages count from 1; a lower number shows page 1. */
    setPage: (state, action: PayloadAction<number>) => {
      state.page = Math.max(1, Math.trunc(action.payload) || 1);
    },
  },
});

export const { setPage } = paginationSlice.actions;
