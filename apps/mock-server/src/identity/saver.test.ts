import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSaver } from './saver.ts';

const onFailure = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  onFailure.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** In ms: one turn of the event loop, which takes in everything that has arrived by then. */
const turn = 1;
const aSecond = 1_000 + turn;

it('saves once for a burst of changes, a second after the first', async () => {
  const save = vi.fn(() => Promise.resolve());
  const saver = createSaver(save, onFailure);
  for (let change = 0; change < 5; change += 1) saver.soon();
  await vi.advanceTimersByTimeAsync(999);
  expect(save).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(aSecond - 999);
  expect(save).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).toHaveBeenCalledTimes(1);
});

it('saves a change that comes during a save after it, never at the same time', async () => {
  let finish = () => {};
  const save = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const saver = createSaver(save, onFailure);
  saver.soon();
  await vi.advanceTimersByTimeAsync(aSecond);
  saver.soon();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(aSecond);
  expect(save).toHaveBeenCalledTimes(2);
});

it('tries a failed save again after five seconds', async () => {
  const save = vi.fn().mockRejectedValueOnce(new Error('disk full')).mockResolvedValue(undefined);
  createSaver(save, onFailure).soon();
  await vi.advanceTimersByTimeAsync(aSecond);
  expect(save).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000 + turn);
  expect(save).toHaveBeenCalledTimes(2);
});

it('waits for the save under way when it stops, and saves no more', async () => {
  let finish = () => {};
  const save = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const saver = createSaver(save, onFailure);
  saver.soon();
  await vi.advanceTimersByTimeAsync(aSecond);
  const stopped = vi.fn();
  const stopping = saver.stop().then(stopped);
  await vi.advanceTimersByTimeAsync(aSecond);
  expect(stopped).not.toHaveBeenCalled();
  finish();
  await stopping;
  saver.soon();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(save).toHaveBeenCalledTimes(1);
});

it('saves at once where somebody waits for it; who asks during a save waits for the next one', async () => {
  const finished: (() => void)[] = [];
  const save = vi.fn(() => new Promise<void>((resolve) => finished.push(resolve)));
  const saver = createSaver(save, onFailure);
  const told: string[] = [];
  void saver.now().then(() => told.push('first'));
  await vi.advanceTimersByTimeAsync(0);
  for (const name of ['second', 'third']) void saver.now().then(() => told.push(name));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([save.mock.calls.length, told]).toEqual([1, []]);
  finished[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect([save.mock.calls.length, told]).toEqual([2, ['first']]);
  finished[1]?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([save.mock.calls.length, told]).toEqual([2, ['first', 'second', 'third']]);
});

it('saves what was to be saved soon together with what somebody waits for', async () => {
  const save = vi.fn(() => Promise.resolve());
  const saver = createSaver(save, onFailure);
  saver.soon();
  await Promise.all([saver.now(), vi.advanceTimersByTimeAsync(10_000)]);
  expect(save).toHaveBeenCalledTimes(1);
});

it('tells the failure once, however many wait, and tells who waits that it could not save', async () => {
  const save = vi.fn().mockRejectedValueOnce(new Error('disk full')).mockResolvedValue(undefined);
  const saver = createSaver(save, onFailure);
  const told = await Promise.allSettled([saver.now(), saver.now(), vi.advanceTimersByTimeAsync(turn)]);
  const failed = { status: 'rejected', reason: { message: 'disk full' } };
  expect(told.slice(0, 2)).toMatchObject([failed, failed]);
  expect(onFailure.mock.calls).toEqual([[expect.objectContaining({ message: 'disk full' })]]);
  await vi.advanceTimersByTimeAsync(5_000 + turn);
  expect(save).toHaveBeenCalledTimes(2);
});

it('promises no save once it has stopped', async () => {
  const save = vi.fn(() => Promise.resolve());
  const saver = createSaver(save, onFailure);
  await saver.stop();
  await expect(saver.now()).rejects.toThrow('nothing is saved any more');
  expect(save).not.toHaveBeenCalled();
});
