import { expect, test } from 'vitest';
import { forgetPerson } from '../session/forget-person';
import { makeStore } from './makeStore';
import { closePanel, openPanel, openReceipt } from './panel.slice';

const aShop = () => {
  const store = makeStore();
  return { dispatch: store.dispatch, panel: () => store.getState().panel };
};

test('none is open at first; one opens and is closed again', () => {
  const { dispatch, panel } = aShop();
  expect(panel()).toEqual({ open: null, receiptOf: null });
  dispatch(openPanel('saved'));
  expect(panel()).toEqual({ open: 'saved', receiptOf: null });
  dispatch(closePanel());
  expect(panel().open).toBeNull();
});

test('a receipt opens the orders with it; the orders by themselves open with their list', () => {
  const { dispatch, panel } = aShop();
  dispatch(openReceipt('NIR-1'));
  expect(panel()).toEqual({ open: 'orders', receiptOf: 'NIR-1' });
  dispatch(openPanel('orders'));
  expect(panel()).toEqual({ open: 'orders', receiptOf: null });
});

test('the receipt of a person who leaves is not the one that the orders open with', () => {
  const { dispatch, panel } = aShop();
  dispatch(openReceipt('NIR-1'));
  dispatch(forgetPerson());
  expect(panel()).toEqual({ open: 'orders', receiptOf: null });
});
