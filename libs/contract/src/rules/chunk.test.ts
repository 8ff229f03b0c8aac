import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[ERROR-23 AMB-49] a chunk that fails to load rejects with a ChunkLoadError that names it', async () => {
  const failure = await loadChunk('/cart', () => Promise.reject(new TypeError('Failed to fetch'))).catch(
    (e: unknown) => e,
  );
  expect(failure).toBeInstanceOf(ChunkLoadError);
  expect(failure).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk /cart failed' });
});

test('[CONST-71 ROUTE-20] a chunk that never loads fails after 120 seconds, and not before', async () => {
  const settled = vi.fn();
  const never = loadChunk('/cart', () => new Promise<never>(() => {})).catch(settled);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await never;
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'ChunkLoadError' }));
});

test('[ROUTE-19] a chunk that loads is returned, and leaves no timer behind', async () => {
  await expect(loadChunk('/cart', () => Promise.resolve('screen'))).resolves.toBe('screen');
  expect(vi.getTimerCount()).toBe(0);
});
