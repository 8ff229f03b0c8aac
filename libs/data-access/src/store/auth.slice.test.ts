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

const asha: AuthUser = {
  uid: 'u1',
  email: 'asha@example.in',
  emailVerified: false,
  displayName: 'Asha',
  phoneNumber: null,
  photoURL: null,
  isAnonymous: false,
  tenantId: null,
  providerData: [],
  metadata: { createdAt: null, lastLoginAt: null },
};
const reduce = authSlice.reducer;
const start = reduce(undefined, { type: 'start' });

describe('the auth store', () => {
  test('[STATE-07 STATE-08 STATE-09] the request states of registering are these', () => {
    const types = [registerRequest(), registerSuccess(asha), registerFailure()].map((action) => action.type);
    expect(types).toEqual(['REGISTER_REQUEST', 'REGISTER_SUCCESS', 'REGISTER_FAILURE']);
  });

  test('[STATE-10 STATE-11 STATE-12] the request states of logging in are these', () => {
    const types = [loginRequest(), loginSuccess(asha), loginFailure()].map((action) => action.type);
    expect(types).toEqual(['LOGIN_REQUEST', 'LOGIN_SUCCESS', 'LOGIN_FAILURE']);
  });

  test.each([loginRequest(), registerRequest()])(
    '[STATE-24] $type sets loading and clears an earlier error',
    (request) => {
      expect(reduce({ ...start, isError: true }, request)).toEqual({
        currentUser: null,
        isLoading: true,
        isError: false,
      });
    },
  );

  test.each([
    ['STATE-25', loginSuccess(asha)],
    ['STATE-54', registerSuccess(asha)],
  ])('[%s] success sets currentUser', (_row, success) => {
    expect(reduce({ ...start, isLoading: true }, success)).toEqual({
      currentUser: asha,
      isLoading: false,
      isError: false,
    });
  });

  test('[STATE-26] logout success empties currentUser', () => {
    expect(reduce({ ...start, currentUser: asha }, logoutSuccess()).currentUser).toBeNull();
  });

  test.each([loginFailure(), registerFailure()])(
    '[STATE-27 STATE-28 ERROR-08] $type sets the error, ends loading, says nothing',
    (failure) => {
      expect(reduce({ ...start, isLoading: true }, failure)).toEqual({
        currentUser: null,
        isLoading: false,
        isError: true,
      });
      expect(failure.payload).toBeUndefined();
    },
  );

  test('[STATE-29] set-user sets currentUser and nothing else', () => {
    expect(reduce({ ...start, isLoading: true }, setUser(asha))).toEqual({
      currentUser: asha,
      isLoading: true,
      isError: false,
    });
  });
});
