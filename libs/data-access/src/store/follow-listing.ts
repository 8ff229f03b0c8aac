import type { Middleware } from '@reduxjs/toolkit';
import { productsApi } from '../product/products.endpoints';
import { paginationSlice, productSlice } from './contract.slices';

/** Ignores late responses of older requests. */
export const followListing: Middleware = ({ dispatch }) => {
  const { matchPending, matchFulfilled, matchRejected } = productsApi.endpoints.getProducts;
  const { requested, succeeded, totalCountSet, failed } = productSlice.actions;
  let newestRequest = '';
  return (next) => (action) => {
    const result = next(action);
    if (matchPending(action)) {
      newestRequest = action.meta.requestId;
      dispatch(requested());
      dispatch(paginationSlice.actions.setPage(action.meta.arg.originalArgs.page));
    } else if (matchFulfilled(action) && action.meta.requestId === newestRequest) {
      dispatch(succeeded(action.payload.products));
      dispatch(totalCountSet(action.payload.totalCount));
    } else if (matchRejected(action) && action.meta.requestId === newestRequest) dispatch(failed());
    return result;
  };
};
