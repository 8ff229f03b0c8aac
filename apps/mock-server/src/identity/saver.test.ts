import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSaver } from './saver.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('saves once for a burst of changes, a second after the first', async () => {
  const save = vi.fn(() => Promise.resolve());
  const saver = createSaver(save);
  for (let change = 0; change < 5; change += 1) saver.soon();
  await vi.advanceTimersByTimeAsync(999);
  expect(save).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(save).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).toHaveBeenCalledTimes(1);
});

it('saves a change that comes during a save after it, never at the same time', async () => {
  let finish = () => {};
  const save = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const saver = createSaver(save);
  saver.soon();
  await vi.advanceTimersByTimeAsync(1_000);
  saver.soon();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(save).toHaveBeenCalledTimes(2);
});

it('tries a failed save again after five seconds', async () => {
  const save = vi.fn().mockRejectedValueOnce(new Error('disk full')).mockResolvedValue(undefined);
  createSaver(save).soon();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(save).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(save).toHaveBeenCalledTimes(2);
});

it('waits for the save under way when it stops, and saves no more', async () => {
  let finish = () => {};
  const save = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const saver = createSaver(save);
  saver.soon();
  await vi.advanceTimersByTimeAsync(1_000);
  const stopped = vi.fn();
  const stopping = saver.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stopped).not.toHaveBeenCalled();
  finish();
  await stopping;
  saver.soon();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).toHaveBeenCalledTimes(1);
});
