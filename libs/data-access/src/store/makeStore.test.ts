import { expect, test } from 'vitest';
import { makeStore } from './makeStore';
import { paginationSlice, productSlice } from './contract.slices';

const { setPage } = paginationSlice.actions;

test('[STATE-01 STATE-02 STATE-03 STATE-04 STATE-05] has the five stores with the fields of the contract', () => {
  const state = makeStore().getState();
  expect(Object.keys(state)).toEqual(expect.arrayContaining(['auth', 'product', 'cart', 'consult', 'admin']));
  expect(state.auth).toEqual({ currentUser: null, isLoading: false, isError: false });
  expect(state.product).toEqual({ products: [], isLoading: false, isError: false, totalCount: 0 });
});

test('[STATE-06 AMB-29 CONST-46] pagination has page and limit, from page 1 with 10 a page', () => {
  const store = makeStore();
  expect(store.getState().pagination).toEqual({ page: 1, limit: 10 });
  const pages = [3, -2, NaN].map((page) => {
    store.dispatch(setPage(page));
    return store.getState().pagination.page;
  });
  expect(pages).toEqual([3, 1, 1]);
});

test('[STATE-33] a separate action sets the total, and changes nothing else', () => {
  const store = makeStore();
  const before = store.getState().product;
  store.dispatch(productSlice.actions.totalCountSet(21));
  expect(store.getState().product).toEqual({ ...before, totalCount: 21 });
});

test('[ROLE-08] the admin store starts empty', () => {
  expect(makeStore().getState().admin).toEqual({});
});
