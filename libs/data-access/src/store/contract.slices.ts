import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { policy, type Product } from '@niramaya/contract';
import type { AuthUser } from '../session/auth-user';

// The slices that the contract requires and that no screen reads. The screens read the cache of RTK Query (products),
// the history entry (page) and browser storage (session, cart, consultation).

/** The action types are exactly those of the contract (STATE-07 to STATE-12). Failures carry no message (ERROR-08). */
export const registerRequest = createAction('REGISTER_REQUEST');
export const registerSuccess = createAction<AuthUser>('REGISTER_SUCCESS');
export const registerFailure = createAction('REGISTER_FAILURE');
export const loginRequest = createAction('LOGIN_REQUEST');
export const loginSuccess = createAction<AuthUser>('LOGIN_SUCCESS');
export const loginFailure = createAction('LOGIN_FAILURE');
export const logoutSuccess = createAction('LOGOUT_SUCCESS');
/** STATE-29 */
export const setUser = createAction<AuthUser | null>('SET_USER');

/** STATE-01. `validkey` decides who is logged in. */
export interface AuthState {
  currentUser: AuthUser | null;
  isLoading: boolean;
  isError: boolean;
}

const noUser: AuthState = { currentUser: null, isLoading: false, isError: false };

export const authSlice = createSlice({
  name: 'auth',
  initialState: noUser,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(logoutSuccess, () => noUser)
      .addCase(setUser, (state, { payload }) => ({ ...state, currentUser: payload }))
      // For both, because success of an auth request sets the user (STATE-25, STATE-54).
      .addMatcher(isAnyOf(registerSuccess, loginSuccess), (_state, { payload }) => ({
        currentUser: payload,
        isLoading: false,
        isError: false,
      }))
      .addMatcher(isAnyOf(registerRequest, loginRequest), (state) => ({ ...state, isLoading: true, isError: false }))
      .addMatcher(isAnyOf(registerFailure, loginFailure), (state) => ({ ...state, isLoading: false, isError: true }));
  },
});

/** The last response of the listing call (STATE-02). */
export interface ProductState {
  products: Product[];
  isLoading: boolean;
  isError: boolean;
  /** The number of matches before paging (API-10). */
  totalCount: number;
}

const noProducts: ProductState = { products: [], isLoading: false, isError: false, totalCount: 0 };

export const productSlice = createSlice({
  name: 'product',
  initialState: noProducts,
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

/** STATE-06, AMB-29 */
export interface PaginationState {
  /** From 1. */
  page: number;
  limit: number;
}

const firstPage: PaginationState = { page: 1, limit: policy.pageSize };

export const paginationSlice = createSlice({
  name: 'pagination',
  initialState: firstPage,
  reducers: {
    /** Sets the page. Pages count from 1; a lower number counts as page 1. */
    setPage: (state, action: PayloadAction<number>) => {
      state.page = Math.max(1, Math.trunc(action.payload) || 1);
    },
  },
});

/** The contract requires a consult store and leaves its content open (STATE-04). */
export const consultSlice = createSlice({ name: 'consult', initialState: {}, reducers: {} });

/** The contract requires an admin store and leaves its content open (STATE-05). */
export const adminSlice = createSlice({ name: 'admin', initialState: {}, reducers: {} });
