import { expect, test } from 'vitest';
import { makeStore } from './makeStore';
import { closePanel, openPanel, openReceipt } from './panel.slice';

test('a panel opens and closes, a receipt opens with its orders, and the orders alone with their list', () => {
  const { dispatch, getState } = makeStore();
  const panel = () => getState().panel;
  expect(panel()).toEqual({ open: null, receiptOf: null });
  dispatch(openPanel('saved'));
  expect(panel()).toEqual({ open: 'saved', receiptOf: null });
  dispatch(closePanel());
  expect(panel().open).toBeNull();
  dispatch(openReceipt('NIR-1'));
  expect(panel()).toEqual({ open: 'orders', receiptOf: 'NIR-1' });
  dispatch(openPanel('orders'));
  expect(panel()).toEqual({ open: 'orders', receiptOf: null });
});
