import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastStore, type ToastKind, type ToastOptions } from './toast.store';

let store: ReturnType<typeof createToastStore>;

beforeEach(() => {
  vi.useFakeTimers();
  store = createToastStore();
});
afterEach(() => {
  vi.useRealTimers();
});

const texts = () => store.getEntries().map(({ text }) => text);

/** Expects the toast to exist one millisecond before its duration ends, and to be gone when it ends. */
const expectDuration = (ms: number, kind: ToastKind, options?: ToastOptions) => {
  store.show(kind, 'a toast', options);
  vi.advanceTimersByTime(ms - 1);
  expect(texts()).toEqual(['a toast']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
};

describe('how long a toast stays', () => {
  it('[CONST-14] a success 2000 ms', () => expectDuration(2000, 'success'));
  it('[CONST-15 AMB-22] an error 4000 ms', () => expectDuration(4000, 'error'));
  it('[CONST-16 AMB-22] a blank one 4000 ms', () => expectDuration(4000, 'blank'));
  it('[CONST-17 AMB-22] one without kind and duration 5000 ms', () => expectDuration(5000, 'default'));

  it('[VALID-07 AMB-22] an explicit duration wins: Wrong Password 3000 ms', () => {
    store.show('error', 'Wrong Password', { durationMs: 3000, position: 'top-center', appearance: 'dark' });
    vi.advanceTimersByTime(2900);
    expect(texts()).toEqual(['Wrong Password']);
    vi.advanceTimersByTime(150);
    expect(texts()).toEqual([]);
  });
});

describe('how many there are', () => {
  it('[CONST-18] 20 at most, the newest', () => {
    for (let n = 1; n <= 25; n += 1) store.show('default', `toast ${n}`);
    expect(store.getEntries()).toHaveLength(20);
    expect(texts().at(0)).toBe('toast 6');
    expect(texts().at(-1)).toBe('toast 25');
  });

  it('keeps the clocks of those that stay and none of those that went', () => {
    for (let n = 1; n <= 25; n += 1) store.show('default', `toast ${n}`);
    expect(vi.getTimerCount()).toBe(20);
    vi.advanceTimersByTime(5000);
    expect(texts()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows the same text twice when it was said twice', () => {
    store.show('success', 'Added successfully');
    store.show('success', 'Added successfully');
    expect(texts()).toEqual(['Added successfully', 'Added successfully']);
  });
});

describe('looks and places', () => {
  it('[ERROR-02 AMB-22] takes the look and place asked for', () => {
    store.show('blank', 'Please Login first ', { appearance: 'greyPill', position: 'bottom' });
    expect(store.getEntries()).toMatchObject([
      { kind: 'blank', text: 'Please Login first ', appearance: 'greyPill', position: 'bottom' },
    ]);
  });

  it('stands at the top right where no place is asked for', () => {
    store.show('success', 'Added successfully');
    expect(store.getEntries()).toMatchObject([{ position: 'top-right' }]);
  });

  it('[ERROR-31] looks like its kind otherwise', () => {
    for (const kind of ['success', 'error', 'blank', 'default'] as const) store.show(kind, kind);
    expect(store.getEntries().map(({ appearance }) => appearance)).toEqual(['success', 'error', 'plain', 'plain']);
  });
});

describe('a reader on a toast', () => {
  it('holds every clock, and the time that was left runs on afterwards', () => {
    store.show('success', 'first');
    vi.advanceTimersByTime(1500);
    store.hold();
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['first']);
    store.release();
    vi.advanceTimersByTime(499);
    expect(texts()).toEqual(['first']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('holds a toast that comes meanwhile', () => {
    store.show('success', 'first');
    store.hold();
    store.show('success', 'second');
    vi.advanceTimersByTime(10_000);
    expect(texts()).toEqual(['first', 'second']);
    store.release();
    vi.advanceTimersByTime(2000);
    expect(texts()).toEqual([]);
  });

  it('counts a hold once, however often it is told', () => {
    store.show('success', 'first');
    vi.advanceTimersByTime(1000);
    store.hold();
    vi.advanceTimersByTime(5000);
    store.hold();
    store.release();
    store.release();
    vi.advanceTimersByTime(999);
    expect(texts()).toEqual(['first']);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('lets time run again after the last held toast was closed', () => {
    const id = store.show('success', 'first');
    store.hold();
    store.dismiss(id);
    expectDuration(2000, 'success');
  });
});

describe('closing', () => {
  it('there is none at first, and each has a number of its own, counted up', () => {
    expect(store.getEntries()).toEqual([]);
    expect([store.show('success', 'first'), store.show('success', 'second')]).toEqual([1, 2]);
    expect(store.getEntries().map(({ id }) => id)).toEqual([1, 2]);
  });

  it('stops the clock of the one that was closed', () => {
    store.dismiss(store.show('success', 'first'));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('of one among others lets the others be held on', () => {
    const id = store.show('success', 'first');
    store.show('success', 'second');
    store.hold();
    store.dismiss(id);
    store.show('success', 'third');
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['second', 'third']);
  });

  it('takes away the one that was closed and tells anyone who looks', () => {
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    const id = store.show('error', 'first');
    store.show('error', 'second');
    store.dismiss(id);
    expect(texts()).toEqual(['second']);
    expect(listener).toHaveBeenCalledTimes(3);
    store.dismiss(id);
    expect(listener).toHaveBeenCalledTimes(3);
    unsubscribe();
    store.dismissAll();
    expect(texts()).toEqual([]);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});
