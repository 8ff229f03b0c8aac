import { expect, test } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { useStorageHealth, useStorageReady } from './useStorageHealth';

test('a mounted page is ready, and follows a browser that starts to reject writes', () => {
  const { store, disk } = aTestStore();
  const useBoth = () => [useStorageReady(), useStorageHealth()];
  const { newest, after } = aMountedHook(store, useBoth, undefined);
  expect(newest()).toEqual([true, 'ok']);
  disk.mode = 'full';
  after(() => store.services.storage.write('local', 'validkey', 'Asha'));
  expect(newest()).toEqual([true, 'full']);
});
