import { expect, test } from 'vitest';
import { aTestStore } from '../testing/a-test-store';
import { storeFlash, takeFlash } from './flash';

test('[AMB-14] a message for the next page load is read once, and only by this tab', () => {
  const { store, disk } = aTestStore();
  storeFlash(store.services.storage, 'login successfull !');
  expect(takeFlash(aTestStore(disk).store.services.storage)).toBeNull();
  expect(takeFlash(store.services.storage)).toBe('login successfull !');
  expect(takeFlash(store.services.storage)).toBeNull();
});
