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
} from '../session/auth.slice';
import { paginationSlice, productSlice } from './contract.slices';
import { makeStore } from './makeStore';
import { closePanel, closeReceipt, openPanel, openReceipt } from './panel.slice';

test('[STATE-01 STATE-02 STATE-03 STATE-04 STATE-05] has the five stores with the fields of the requirements', () => {
  const state = makeStore().getState();
  expect(Object.keys(state)).toEqual(expect.arrayContaining(['auth', 'product', 'cart', 'consult', 'admin']));
  expect(state.auth).toEqual({ currentUser: null, isLoading: false, isError: false });
  expect(state.product).toEqual({ products: [], isLoading: false, isError: false, totalCount: 0 });
});

test('[ROLE-08 STATE-06 AMB-29 CONST-46] the admin store starts empty, and pagination from page 1 with 10 a page', () => {
  const { dispatch, getState } = makeStore();
  expect(getState()).toMatchObject({ admin: {}, pagination: { page: 1, limit: 10 } });
  expect(Object.keys(getState().admin)).toEqual([]);
  const pages = [3, -2, NaN].map((page) => {
    dispatch(paginationSlice.actions.setPage(page));
    return getState().pagination.page;
  });
  expect(pages).toEqual([3, 1, 1]);
});

test('[STATE-33] a separate action sets the total, and changes nothing else', () => {
  const { dispatch, getState } = makeStore();
  const before = getState().product;
  dispatch(productSlice.actions.totalCountSet(21));
  expect(getState().product).toEqual({ ...before, totalCount: 21 });
});

const asha = { uid: 'u1', displayName: 'Asha' } as AuthUser;

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
    expect([action.type, authSlice.reducer(start, action)]).toEqual([type, { currentUser, isLoading, isError }]);
  },
);

test('[STATE-29] set-user sets the user and nothing else', () => {
  const start = { currentUser: null, isLoading: true, isError: true };
  expect(authSlice.reducer(start, setUser(asha))).toEqual({ ...start, currentUser: asha });
});

test('a panel opens and closes, a receipt opens with its orders and closes to their list, and the orders alone open with their list', () => {
  const { dispatch, getState } = makeStore();
  const actions = [
    openPanel('saved'),
    closePanel(),
    openReceipt('NIR-1'),
    closeReceipt(),
    openReceipt('NIR-1'),
    openPanel('orders'),
  ];
  const panels = actions.map((action) => {
    dispatch(action);
    const { open, receiptOf } = getState().panel;
    return [open, receiptOf];
  });
  expect(panels).toEqual([
    ['saved', null],
    [null, null],
    ['orders', 'NIR-1'],
    ['orders', null],
    ['orders', 'NIR-1'],
    ['orders', null],
  ]);
});
