import { afterEach, describe, expect, test, vi } from 'vitest';
import { addOverlayEntry, adoptEntry, entryKey, saveScroll, savedScroll, overlaysOfEntry } from './history-entry';

/** A history with one entry, at a page that is scrolled by 40 px. */
function aHistory(state: unknown) {
  const history = {
    state,
    pushState: (next: unknown) => (history.state = next),
    replaceState: (next: unknown) => (history.state = next),
  };
  vi.stubGlobal('window', { history, scrollY: 40 });
  return history;
}

afterEach(() => vi.unstubAllGlobals());

const foreign = [null, 'text', 7, [], {}, { idx: null, key: 1, scrollY: '80', overlays: Number.NaN }].map((state) => ({
  state,
}));

describe.each(foreign)('the history entry of another script: $state', ({ state }) => {
  test('has no position, no overlays and the key of a first entry', () => {
    aHistory(state);
    expect([savedScroll(), overlaysOfEntry(), entryKey()]).toEqual([0, 0, 'default']);
  });

  test('can get a position, and then the entry of an overlay', () => {
    const history = aHistory(state);
    saveScroll();
    expect(savedScroll()).toBe(40);
    addOverlayEntry(1);
    expect(history.state).toMatchObject({ idx: 1, overlays: 1, scrollY: 40 });
  });

  test('gets a unique key', () => {
    const history = aHistory(state);
    adoptEntry();
    expect(history.state).toEqual({ idx: 0, key: expect.stringMatching(/^[a-z\d]+$/), usr: null });
    const first = entryKey();
    history.state = state;
    adoptEntry();
    expect(entryKey()).not.toBe(first);
  });
});

test('an entry of the router keeps its own state', () => {
  const ofRouter = { idx: 2, key: 'abc', usr: { page: 3 }, scrollY: 80 };
  const history = aHistory(ofRouter);
  adoptEntry();
  expect(history.state).toBe(ofRouter);
  expect([savedScroll(), overlaysOfEntry(), entryKey()]).toEqual([80, 0, 'abc']);
  addOverlayEntry(1);
  expect(history.state).toEqual({ ...ofRouter, idx: 3, overlays: 1 });
  expect(overlaysOfEntry()).toBe(1);
});
