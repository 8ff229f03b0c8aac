import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { policy, type Product } from '@niramaya/contract';
import type { AuthUser } from '../session/auth-user';

// Required by the contract; no screen reads them.

/** The contract fixes these names. */
export const registerRequest = createAction('REGISTER_REQUEST');
export const registerSuccess = createAction<AuthUser>('REGISTER_SUCCESS');
export const registerFailure = createAction('REGISTER_FAILURE');
export const loginRequest = createAction('LOGIN_REQUEST');
export const loginSuccess = createAction<AuthUser>('LOGIN_SUCCESS');
export const loginFailure = createAction('LOGIN_FAILURE');
export const logoutSuccess = createAction('LOGOUT_SUCCESS');
export const setUser = createAction<AuthUser | null>('SET_USER');

/** `validkey`, not this state, decides who is logged in. */
const noUser = { currentUser: null as AuthUser | null, isLoading: false, isError: false };

/** The signed-in user, and the state of the last sign-in. */
export const authSlice = createSlice({
  name: 'auth',
  initialState: noUser,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(logoutSuccess, () => noUser)
      .addCase(setUser, (state, { payload }) => ({ ...state, currentUser: payload }))
      .addMatcher(isAnyOf(registerSuccess, loginSuccess), (_state, { payload }) => ({
        ...noUser,
        currentUser: payload,
      }))
      .addMatcher(isAnyOf(registerRequest, loginRequest), (state) => ({ ...state, isLoading: true, isError: false }))
      .addMatcher(isAnyOf(registerFailure, loginFailure), (state) => ({ ...state, isLoading: false, isError: true }));
  },
});

const noProducts = { products: [] as Product[], isLoading: false, isError: false, totalCount: 0 };

/** The newest listing response, copied by `followListing`. */
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

export const paginationSlice = createSlice({
  name: 'pagination',
  initialState: firstPage,
  reducers: {
    setPage: (state, action: PayloadAction<number>) => {
      state.page = Math.max(1, Math.trunc(action.payload) || 1);
    },
  },
});

export const consultSlice = createSlice({ name: 'consult', initialState: {}, reducers: {} });

export const adminSlice = createSlice({ name: 'admin', initialState: {}, reducers: {} });
