import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { policy } from '@niramaya/contract';

/** Which page of the listing is shown; not in the address, which alone starts at page 1 (STATE-06, AMB-29). */
export interface PaginationState {
  page: number;
  limit: number;
}

const initialState: PaginationState = { page: 1, limit: policy.pageSize };

export const paginationSlice = createSlice({
  name: 'pagination',
  initialState,
  reducers: {
    /** Pages count from 1; anything below shows page 1. */
    setPage: (state, action: PayloadAction<number>) => {
      state.page = Math.max(1, Math.trunc(action.payload) || 1);
    },
  },
});

export const { setPage } = paginationSlice.actions;
