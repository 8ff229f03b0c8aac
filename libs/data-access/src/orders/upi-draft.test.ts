import { expect, test } from 'vitest';
import { sessionCleared } from '../session/session.slice';
import { upiDraftSlice, upiIdTyped } from './upi-draft';

const { reducer } = upiDraftSlice;

test('a typed UPI ID is kept until a log-out', () => {
  const typed = reducer(undefined, upiIdTyped('asha@okaxis'));
  expect(typed).toBe('asha@okaxis');
  expect(reducer(typed, sessionCleared())).toBe('');
});
