import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOutageLog } from './outage-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createLog() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string): void => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const options = { base: null, timestamp: false, serializers: { err: ({ message }: Error) => message } };
  const log = createOutageLog(pino(options, { write }));
  return {
    lines,
    fail: (times: number, message = 'away') => Array.from({ length: times }, () => log(new Error(message))),
  };
}

const line = (requests: number, err = 'away') => ({
  level: 50,
  err,
  requests,
  msg: 'requests failed: the database is away',
});

it('the first failure is logged at once, and then one line a second counts the others', () => {
  const { lines, fail } = createLog();
  fail(1);
  expect(lines).toEqual([line(1)]);
  fail(3_000, 'refused');
  vi.advanceTimersByTime(999);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(1);
  fail(2);
  vi.advanceTimersByTime(1_000);
  expect(lines).toEqual([line(1), line(3_000, 'refused'), line(2)]);
});

it('the next outage is logged at once, and nothing is logged in between', () => {
  const { lines, fail } = createLog();
  fail(2);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([line(1), line(1)]);
  expect(vi.getTimerCount()).toBe(0);
  fail(1, 'again');
  expect(lines.at(-1)).toEqual(line(1, 'again'));
});
