import { expect, test, vi } from 'vitest';
import { declareChunk, prefetch, fetchAllChunks } from './chunk';

const Menu = () => null;

test('[AMB-59 ERROR-23] a chunk is fetched once for any number of callers, and again after a ChunkLoadError', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Menu);
  const chunk = declareChunk<object>('menu', load);
  const arrived = vi.fn();
  void chunk.arrival.then(arrived);
  const failure = { name: 'ChunkLoadError', message: 'Loading chunk menu failed' };
  await expect(chunk.fetch()).rejects.toMatchObject(failure);
  expect(chunk.current()).toBeUndefined();
  expect(arrived).not.toHaveBeenCalled();
  expect(await Promise.all([chunk.fetch(), chunk.fetch()])).toEqual([Menu, Menu]);
  expect(load).toHaveBeenCalledTimes(2);
  expect(chunk.current()).toBe(Menu);
  expect(arrived).toHaveBeenCalledOnce();
});

test('prefetches each chunk that allows it, and continues if one fails', async () => {
  const early = vi.fn().mockResolvedValue(Menu);
  const rarely = vi.fn().mockResolvedValue(Menu);
  declareChunk('broken', () => Promise.reject(new Error('offline')));
  declareChunk('ahead', early);
  declareChunk('rarely', rarely, { prefetch: false });
  await fetchAllChunks();
  expect(early).toHaveBeenCalledOnce();
  expect(rarely).not.toHaveBeenCalled();
});

test('a chunk is fetched when the pointer is near, and a failure shows no message yet', async () => {
  const load = vi.fn().mockRejectedValue(new Error('offline'));
  const { onPointerEnter, onFocus } = prefetch(declareChunk('menu', load));
  onPointerEnter();
  onFocus();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});
