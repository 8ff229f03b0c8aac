import { expect, test } from 'vitest';
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

test.each([
  ['STATE-10 STATE-24', 'LOGIN_REQUEST', loginRequest(), null, true, false],
  ['STATE-07 STATE-24', 'REGISTER_REQUEST', registerRequest(), null, true, false],
  ['STATE-11 STATE-25', 'LOGIN_SUCCESS', loginSuccess(asha), asha, false, false],
  ['STATE-08 STATE-54', 'REGISTER_SUCCESS', registerSuccess(asha), asha, false, false],
  ['STATE-12 STATE-27', 'LOGIN_FAILURE', loginFailure(), null, false, true],
  ['STATE-09 STATE-28 ERROR-08', 'REGISTER_FAILURE', registerFailure(), null, false, true],
  ['STATE-26', 'LOGOUT_SUCCESS', logoutSuccess(), null, false, false],
])(
  '[%s] after %s the auth store has user, loading and error',
  (_row, type, action, currentUser, isLoading, isError) => {
    const start = { currentUser: null, isLoading: !isLoading, isError: !isError };
    expect([action.type, reduce(start, action)]).toEqual([type, { currentUser, isLoading, isError }]);
  },
);

test('[STATE-29] set-user sets the user and nothing else', () => {
  const start = { currentUser: null, isLoading: true, isError: true };
  expect(reduce(start, setUser(asha))).toEqual({ ...start, currentUser: asha });
});
