import { afterEach, expect, test, vi } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { useStorageHealth, useStorageReady } from './useStorageHealth';

afterEach(() => vi.unstubAllGlobals());

test('a mounted page is ready, and follows a browser that starts to reject writes', async () => {
  const { store, disk } = aTestStore();
  const useBoth = () => [useStorageReady(), useStorageHealth()];
  const { newest, after } = await aMountedHook(store, useBoth, undefined);
  expect(newest()).toEqual([true, 'ok']);
  disk.mode = 'full';
  await after(() => store.services.storage.write('local', 'validkey', 'Asha'));
  expect(newest()).toEqual([true, 'full']);
});
