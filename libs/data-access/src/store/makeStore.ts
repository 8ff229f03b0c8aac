import { combineReducers, configureStore } from '@reduxjs/toolkit';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../api/baseApi';
import { sessionSlice } from '../session/session.slice';
import { cartSlice } from '../cart/cart.slice';
import { panelSlice } from './panel.slice';
import { adminSlice, authSlice, consultSlice, paginationSlice, productSlice } from './contract.slices';
import { followListing } from './follow-listing';
import { makeServices } from './services';
import type { Services } from './services';

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

/** Creates the Redux store; tests replace some of its services. */
export function makeStore(preloaded?: Partial<RootState>, services?: Partial<Services>) {
  const ownServices = makeServices(services);
  const store = configureStore({
    reducer: rootReducer,
    preloadedState: preloaded,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: ownServices },
        // The whole list exceeds the default limit.
        immutableCheck: { warnAfter: 250 },
        serializableCheck: { warnAfter: 250 },
      }).concat(baseApi.middleware, followListing),
  });
  return Object.assign(store, { services: ownServices });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Services, UnknownAction>;
