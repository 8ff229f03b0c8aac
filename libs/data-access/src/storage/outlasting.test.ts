import { expect, test } from 'vitest';
import { leaveFlash } from '../flash/flash';
import { aTestStore } from '../testing/a-test-store';
import { outlastsThePage } from './outlasting';

test.each(['full', 'forbidden'] as const)('what storage that is %s refuses does not outlast the page', (mode) => {
  const { store, disk } = aTestStore();
  store.dispatch(leaveFlash('kept'));
  expect(store.dispatch(outlastsThePage())).toBe(true);
  disk.mode = mode;
  store.dispatch(leaveFlash('refused'));
  expect(store.dispatch(outlastsThePage())).toBe(false);
});
