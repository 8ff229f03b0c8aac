import { expect, test } from 'vitest';
import { aTestStore } from '../testing/a-test-store';
import { storeFlash, takeFlash } from './flash';

test('[AMB-14] a message for the next page load is read once, and only by this tab', () => {
  const { storage, disk } = aTestStore();
  storeFlash(storage, 'login successfull !');
  expect(takeFlash(aTestStore({ disk }).storage)).toBeNull();
  expect([takeFlash(storage), takeFlash(storage)]).toEqual(['login successfull !', null]);
});
