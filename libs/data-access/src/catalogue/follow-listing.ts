import type { Middleware } from '@reduxjs/toolkit';
import { productActions } from './product.slice';
import { productsApi } from './products.endpoints';

/**
 * Lets the product store follow the listing query (STATE-30 to STATE-33). Its own actions carry what the contract says:
 * the products alone, and no message with a failure (ERROR-08). A late response of an older request changes nothing.
 */
export const followListing: Middleware = ({ dispatch }) => {
  const { matchPending, matchFulfilled, matchRejected } = productsApi.endpoints.getProducts;
  let newestRequest = '';
  return (next) => (action) => {
    const result = next(action);
    if (matchPending(action)) {
      newestRequest = action.meta.requestId;
      dispatch(productActions.requested());
    } else if (matchFulfilled(action) && action.meta.requestId === newestRequest) {
      dispatch(productActions.succeeded(action.payload.products));
      dispatch(productActions.totalCountSet(action.payload.totalCount));
    } else if (matchRejected(action) && action.meta.requestId === newestRequest) dispatch(productActions.failed());
    return result;
  };
};
