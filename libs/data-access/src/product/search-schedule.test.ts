import { policy } from '@niramaya/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSearchSchedule } from './search-schedule';
import type { RunningCall } from './search-schedule';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** A call that ends only when the test ends it. */
function aCall(): RunningCall & { isAborted: boolean } {
  let end = () => {};
  const running = new Promise<void>((resolve) => (end = resolve));
  return Object.assign(running, {
    isAborted: false,
    abort() {
      this.isAborted = true;
      end();
    },
  });
}

function setUp() {
  const calls: ReturnType<typeof aCall>[] = [];
  const schedule = createSearchSchedule(() => {
    const call = aCall();
    calls.push(call);
    return call;
  }, policy.searchDelayMs);
  return { schedule, calls };
}

describe('when the search call leaves', () => {
  test('[API-14 SHELL-23] nothing at 900 ms, one call shortly after 1000 ms', async () => {
    const { schedule, calls } = setUp();
    schedule.typed();
    await vi.advanceTimersByTimeAsync(900);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(101);
    expect(calls).toHaveLength(1);
  });

  test('[AMB-12] five keystrokes are one call, 1000 ms after the last', async () => {
    const { schedule, calls } = setUp();
    for (let key = 0; key < 5; key += 1) {
      schedule.typed();
      await vi.advanceTimersByTimeAsync(400);
    }
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(600);
    expect(calls).toHaveLength(1);
  });

  test('[AMB-12] a call still under way is ended before the next leaves, so its late answer replaces nothing', async () => {
    const { schedule, calls } = setUp();
    schedule.typed();
    await vi.advanceTimersByTimeAsync(1000);
    schedule.typed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls.map(({ isAborted }) => isAborted)).toEqual([true, false]);
  });

  test('once stopped, no call leaves; one under way may end', async () => {
    const { schedule, calls } = setUp();
    schedule.typed();
    await vi.advanceTimersByTimeAsync(1000);
    schedule.typed();
    schedule.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls.map(({ isAborted }) => isAborted)).toEqual([false]);
  });
});
