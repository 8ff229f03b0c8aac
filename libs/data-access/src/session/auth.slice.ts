import { createAction, createSlice, isAnyOf, type WithSlice } from '@reduxjs/toolkit';
import type { AuthUser } from './auth-user';

// The requirements fix the names of these actions. So they do not start with the name of the slice.

/** Dispatched before the provider is asked to create an account. */
export const registerRequest = createAction('REGISTER_REQUEST');
/** Dispatched with the user of an account that the provider has created. */
export const registerSuccess = createAction<AuthUser>('REGISTER_SUCCESS');
/** Dispatched if no account was created. */
export const registerFailure = createAction('REGISTER_FAILURE');
/** Dispatched before the provider is asked to sign in a shopper. */
export const loginRequest = createAction('LOGIN_REQUEST');
/** Dispatched with the user whom the provider has signed in. */
export const loginSuccess = createAction<AuthUser>('LOGIN_SUCCESS');
/** Dispatched if the sign-in failed. */
export const loginFailure = createAction('LOGIN_FAILURE');
/** Dispatched after a log-out. */
export const logoutSuccess = createAction('LOGOUT_SUCCESS');
/** Replaces the user of the slice, after a reload or a change in another tab. The user is null if there is none. */
export const setUser = createAction<AuthUser | null>('SET_USER');

const noUser = { currentUser: null as AuthUser | null, isLoading: false, isError: false };

/**
 * The user of the provider, and the state of the last sign-in or registration. The requirements demand this slice, and
 * no screen reads it: the stored name `validkey` decides who is logged in.
 */
export const authSlice = createSlice({
  name: 'auth',
  initialState: noUser,
  reducers: {},
  selectors: {
    selectCurrentUser: (state) => state.currentUser,
  },
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

/** The part of the Redux state that the thunks of the session read. */
export type AuthState = WithSlice<typeof authSlice>;
