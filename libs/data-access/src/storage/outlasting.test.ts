import { expect, test } from 'vitest';
import { leaveFlash } from '../session/flash';
import { aTestStore } from '../testing/a-test-store';
import { outlastsThePage } from './outlasting';

test.each(['full', 'forbidden'] as const)('what storage that is %s refuses does not outlast the page', (mode) => {
  const { store, disk } = aTestStore();
  leaveFlash(store.services.storage, 'kept');
  expect(outlastsThePage(store.services.storage)).toBe(true);
  disk.mode = mode;
  leaveFlash(store.services.storage, 'refused');
  expect(outlastsThePage(store.services.storage)).toBe(false);
});
