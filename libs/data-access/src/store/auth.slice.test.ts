import { describe, expect, test } from 'vitest';
import type { AuthUser } from '../session/auth-user';
import {
  authSlice,
  loginFailure,
  loginRequest,
  loginSuccess,
  logoutSuccess,
  registerFailure,
  registerRequest,
  registerSuccess,
  setUser,
} from './contract.slices';

const asha = { uid: 'u1', displayName: 'Asha' } as AuthUser;
const reduce = authSlice.reducer;

describe('the auth store', () => {
  test.each([
    ['STATE-07', registerRequest(), 'REGISTER_REQUEST'],
    ['STATE-08', registerSuccess(asha), 'REGISTER_SUCCESS'],
    ['STATE-09', registerFailure(), 'REGISTER_FAILURE'],
    ['STATE-10', loginRequest(), 'LOGIN_REQUEST'],
    ['STATE-11', loginSuccess(asha), 'LOGIN_SUCCESS'],
    ['STATE-12', loginFailure(), 'LOGIN_FAILURE'],
  ])('[%s] has a request state', (_row, action, type) => {
    expect(action.type).toBe(type);
  });

  test.each([
    ['STATE-24', 'a request to log in sets loading and clears an error', loginRequest(), null, true, false],
    ['STATE-24', 'a request to register sets loading and clears an error', registerRequest(), null, true, false],
    ['STATE-25', 'a log-in sets the user', loginSuccess(asha), asha, false, false],
    ['STATE-54', 'a registration sets the user', registerSuccess(asha), asha, false, false],
    ['STATE-27', 'a failed log-in ends loading with an error', loginFailure(), null, false, true],
    ['STATE-28 ERROR-08', 'a failed registration ends loading with an error', registerFailure(), null, false, true],
    ['STATE-26', 'a log-out removes the user', logoutSuccess(), null, false, false],
  ])('[%s] %s', (_row, _what, action, currentUser, isLoading, isError) => {
    const start = { currentUser: null, isLoading: !isLoading, isError: !isError };
    expect(reduce(start, action)).toEqual({ currentUser, isLoading, isError });
  });

  test('[STATE-29] set-user sets the user and nothing else', () => {
    const start = { currentUser: null, isLoading: true, isError: true };
    expect(reduce(start, setUser(asha))).toEqual({ ...start, currentUser: asha });
  });
});
