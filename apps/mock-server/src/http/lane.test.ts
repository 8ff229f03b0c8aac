import type { Response } from 'express';
import { expect, it } from 'vitest';
import { Lane } from './lane.ts';

const response = { locals: {} } as unknown as Response;
const bounds = { atOnce: 2, waiting: 3, stuckMs: 60_000, withinMs: 60_000 };
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Work that lasts until `end` is called. */
function lasting() {
  let end = (): void => undefined;
  const started: number[] = [];
  const gate = new Promise<void>((resolve) => (end = resolve));
  return { started, end, work: (number: number) => () => (started.push(number), gate) };
}

it('so many at once, the others in their order, those beyond are told to come back', async () => {
  const lane = new Lane(bounds);
  const { started, end, work } = lasting();
  const all = [1, 2, 3, 4, 5].map((number) => lane.run(response, work(number)));
  await nextTurn();
  expect(started).toEqual([1, 2]);
  await expect(lane.run(response, work(6))).rejects.toMatchObject({
    kind: 'unavailable',
    status: 503,
    extras: { headers: { 'retry-after': '5' } },
  });
  end();
  await Promise.all(all);
  expect(started).toEqual([1, 2, 3, 4, 5]);
  expect(lane.mostUnderWay).toBe(2);
});

it('each that waited begins in a turn of its own, so that other requests have theirs in between', async () => {
  const lane = new Lane({ ...bounds, atOnce: 1 });
  const order: string[] = [];
  const between = (): void => void setImmediate(() => order.push('another request'));
  const searches = ['first', 'second', 'third'].map((name) =>
    lane.run(response, () => {
      order.push(name);
      between();
      return Promise.resolve();
    }),
  );
  await Promise.all(searches);
  await nextTurn();
  expect(order).toEqual(['first', 'another request', 'second', 'another request', 'third', 'another request']);
});

it.each([
  ['while nothing got done', { stuckMs: 1 }],
  ['whatever got done', { withinMs: 1 }],
])('who has waited too long %s is told to come back, and takes no place from those after', async (_why, bound) => {
  const lane = new Lane({ ...bounds, ...bound, atOnce: 1 });
  const { started, end, work } = lasting();
  const first = lane.run(response, work(1));
  await expect(lane.run(response, work(2))).rejects.toMatchObject({ status: 503 });
  end();
  await first;
  await lane.run(response, work(3));
  expect(started).toEqual([1, 3]);
});

it('work that fails gives its place back', async () => {
  const lane = new Lane({ ...bounds, atOnce: 1 });
  const failing = () => Promise.reject(new Error('away'));
  await expect(lane.run(response, failing)).rejects.toThrow('away');
  const { started, end, work } = lasting();
  end();
  await lane.run(response, work(1));
  expect(started).toEqual([1]);
});

it('what has been cached meanwhile is sent instead', async () => {
  const lane = new Lane({ ...bounds, atOnce: 1 });
  const cached = { locals: { sendIfCached: () => true } } as unknown as Response;
  const { started, end, work } = lasting();
  const first = lane.run(cached, work(1));
  const second = lane.run(cached, work(2));
  end();
  await Promise.all([first, second]);
  expect(started).toEqual([1]);
});
