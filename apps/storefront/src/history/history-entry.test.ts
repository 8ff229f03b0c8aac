import { afterEach, expect, test, vi } from 'vitest';
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

test('the entry of a hash link has no position and no overlays, and gets them and a unique key', () => {
  const history = aHistory(null);
  expect([savedScroll(), overlaysOfEntry(), entryKey()]).toEqual([0, 0, 'default']);
  saveScroll();
  expect(savedScroll()).toBe(40);
  addOverlayEntry(1);
  expect(history.state).toEqual({ idx: 1, overlays: 1, scrollY: 40 });
  history.state = null;
  adoptEntry();
  expect(history.state).toEqual({ idx: 0, key: expect.stringMatching(/^[a-z\d]+$/), usr: null });
  const first = entryKey();
  history.state = null;
  adoptEntry();
  expect(entryKey()).not.toBe(first);
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
