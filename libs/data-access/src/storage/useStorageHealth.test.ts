import { afterEach, expect, test, vi } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { useStorageHealth, useStorageReady } from './useStorageHealth';

afterEach(() => vi.unstubAllGlobals());

test('storage is ready in a mounted page', async () => {
  const { newest } = await aMountedHook(aTestStore().store, useStorageReady, undefined);
  expect(newest()).toBe(true);
});

test('reports a browser that begins to refuse', async () => {
  const { store, disk } = aTestStore();
  const { newest, after } = await aMountedHook(store, useStorageHealth, undefined);
  expect(newest()).toBe('ok');
  disk.mode = 'full';
  await after(() => store.services.storage.write('local', 'validkey', 'Asha'));
  expect(newest()).toBe('full');
});
