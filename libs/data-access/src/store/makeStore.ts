import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import { cartSlice } from '../cart/cart.slice';
import { consultWishSlice } from '../consult/consult-wish';
import { upiDraftSlice } from '../orders/upi-draft';
import { productsApi } from '../product/products.endpoints';
import type { Services } from '../session/app-thunk';
import { authSlice } from '../session/auth.slice';
import { createIdentity } from '../session/identity';
import { identitySettings } from '../session/identity-settings';
import { sessionSlice } from '../session/session.slice';
import { createStorage } from '../storage/storage';
import { browserStorageHost } from '../storage/storage-host';
import { adminSlice, consultSlice, paginationSlice, productSlice } from './contract.slices';
import { panelSlice } from './panel.slice';

/** The reducer of the whole state. The names of the slices are those that the requirements fix, where they name one. */
export const rootReducer = combineReducers({
  auth: authSlice.reducer,
  product: productSlice.reducer,
  cart: cartSlice.reducer,
  consult: consultSlice.reducer,
  consultWish: consultWishSlice.reducer,
  admin: adminSlice.reducer,
  pagination: paginationSlice.reducer,
  panel: panelSlice.reducer,
  session: sessionSlice.reducer,
  upiDraft: upiDraftSlice.reducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

/** The whole Redux state. */
export type RootState = ReturnType<typeof rootReducer>;

/**
 * Copies the requests of the listing to the slices `product` and `pagination`, which the requirements demand. A late
 * response of an older request is ignored.
 */
const followListing: Middleware = ({ dispatch }) => {
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

/**
 * Creates a Redux store that depends on no other store. The app creates one, and each story and test its own. Creation
 * touches neither storage nor network.
 *
 * `preloaded` is the first state of some slices. `overrides` replaces services, as tests do: without them the store
 * uses the storage of the browser, the identity provider of the build and the API of the page's own origin.
 */
export function makeStore(preloaded?: Partial<RootState>, overrides: Partial<Services> = {}) {
  const storage = overrides.storage ?? createStorage(browserStorageHost());
  const identity = overrides.identity ?? createIdentity({ storage, settings: identitySettings() });
  const services: Services = { apiOrigin: '', ...overrides, storage, identity };
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: preloaded,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        // In ms. In development the whole list of products takes longer to check than the default limit of 32 ms.
        immutableCheck: { warnAfter: 250 },
        serializableCheck: { warnAfter: 250 },
      }).concat(baseApi.middleware, followListing),
  });
  return Object.assign(store, { services });
}

/** The store of Redux, with its `services`. */
export type AppStore = ReturnType<typeof makeStore>;
/** The `dispatch` of the store, which takes actions and thunks. */
export type AppDispatch = AppStore['dispatch'];
