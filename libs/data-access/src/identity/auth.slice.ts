import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { AuthUser } from './auth-user';

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

/** STATE-01 */
export interface AuthState {
  currentUser: AuthUser | null;
  isLoading: boolean;
  isError: boolean;
}

const initialState: AuthState = { currentUser: null, isLoading: false, isError: false };

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(logoutSuccess, () => initialState)
      .addCase(setUser, (state, { payload }) => ({ ...state, currentUser: payload }))
      // For both, because success of an auth request sets the user (STATE-25, STATE-54).
      // `validkey` decides who is logged in.
      .addMatcher(isAnyOf(registerSuccess, loginSuccess), (_state, { payload }) => ({
        currentUser: payload,
        isLoading: false,
        isError: false,
      }))
      .addMatcher(isAnyOf(registerRequest, loginRequest), (state) => ({ ...state, isLoading: true, isError: false }))
      .addMatcher(isAnyOf(registerFailure, loginFailure), (state) => ({ ...state, isLoading: false, isError: true }));
  },
});
