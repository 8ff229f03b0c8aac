import { expect, test } from 'vitest';
import { aTestStore } from '../testing/a-test-store';
import { leaveFlash, takeFlash } from './flash';

test('[AMB-14] a message left for the next page load is taken once, by this tab alone', () => {
  const { store, disk } = aTestStore();
  store.dispatch(leaveFlash('login successfull !'));
  expect(aTestStore(disk).store.dispatch(takeFlash())).toBeNull();
  expect(store.dispatch(takeFlash())).toBe('login successfull !');
  expect(store.dispatch(takeFlash())).toBeNull();
});
