import { expect, test } from 'vitest';
import { makeStore } from './makeStore';
import { cartSlice } from '../cart/cart.slice';
import * as contract from './contract.slices';
import { panelSlice } from './panel.slice';

const { adminSlice, paginationSlice, productSlice } = contract;
const { setPage } = paginationSlice.actions;

test('[STATE-01 STATE-02 STATE-03 STATE-04 STATE-05] the five stores are there, with the fields of the contract', () => {
  const state = makeStore().getState();
  expect(Object.keys(state)).toEqual(expect.arrayContaining(['auth', 'product', 'cart', 'consult', 'admin']));
  expect(state.auth).toEqual({ currentUser: null, isLoading: false, isError: false });
  expect(state.product).toEqual({ products: [], isLoading: false, isError: false, totalCount: 0 });
  expect(state.admin).toEqual({});
});

test('[STATE-06 AMB-29 CONST-46] pagination is page and limit, from page 1 with 10 a page', () => {
  const store = makeStore();
  expect(store.getState().pagination).toEqual({ page: 1, limit: 10 });
  store.dispatch(setPage(3));
  expect(store.getState().pagination).toEqual({ page: 3, limit: 10 });
  store.dispatch(setPage(-2));
  expect(store.getState().pagination.page).toBe(1);
  store.dispatch(setPage(NaN));
  expect(store.getState().pagination.page).toBe(1);
});

test('[STATE-33] the total has an action of its own, which changes nothing else', () => {
  const store = makeStore();
  const before = store.getState().product;
  store.dispatch(productSlice.actions.totalCountSet(21));
  expect(store.getState().product).toEqual({ ...before, totalCount: 21 });
});

test('two stores share nothing', () => {
  const one = makeStore();
  const other = makeStore();
  one.dispatch(setPage(4));
  expect(other.getState().pagination.page).toBe(1);
  expect(one.services).not.toBe(other.services);
});

test('a store can start from a given state', () => {
  expect(makeStore({ pagination: { page: 2, limit: 10 } }).getState().pagination.page).toBe(2);
});

test('[ROLE-08] the admin store starts empty, and no action that the shop knows writes into it', () => {
  const types = [
    ...Object.values({
      ...productSlice.actions,
      ...cartSlice.actions,
      ...paginationSlice.actions,
      ...panelSlice.actions,
    }),
    ...Object.values(contract).filter((one) => 'type' in one),
  ].map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['pagination/setPage', 'product/totalCountSet', 'LOGIN_SUCCESS']));
  const { admin } = makeStore().getState();
  expect(admin).toEqual({});
  for (const type of types) expect(adminSlice.reducer(admin, { type, payload: 3 })).toEqual({});
});
