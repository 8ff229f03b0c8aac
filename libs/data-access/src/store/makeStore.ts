import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { Middleware, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import { productsApi } from '../product/products.endpoints';
import { createIdentity, identitySettings, type Identity } from '../session/identity';
import { sessionSlice } from '../session/session.slice';
import { cartSlice } from '../cart/cart.slice';
import { panelSlice } from './panel.slice';
import { adminSlice, authSlice, consultSlice, paginationSlice, productSlice } from './contract.slices';
import { createStorage, type BrowserStorage } from '../storage/storage';
import { browserStorageHost } from '../storage/storage-host';

export const rootReducer = combineReducers({
  auth: authSlice.reducer,
  product: productSlice.reducer,
  cart: cartSlice.reducer,
  consult: consultSlice.reducer,
  admin: adminSlice.reducer,
  pagination: paginationSlice.reducer,
  panel: panelSlice.reducer,
  session: sessionSlice.reducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

export interface Services {
  /** The part before `/api`; empty in the browser. */
  readonly apiOrigin: string;
  readonly storage: BrowserStorage;
  readonly identity: Identity;
}

/** Ignores late responses of older requests. */
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

/** Creates the Redux store; tests replace some of its services. */
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
        // The whole list exceeds the default limit.
        immutableCheck: { warnAfter: 250 },
        serializableCheck: { warnAfter: 250 },
      }).concat(baseApi.middleware, followListing),
  });
  return Object.assign(store, { services });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;
