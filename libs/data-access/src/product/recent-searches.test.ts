import { expect, test } from 'vitest';
import { forgetPerson } from '../session/forget-person';
import { aMountedHook } from '../testing/a-mounted-hook';
import type { AppStore } from '../store/makeStore';
import { aTestStore } from '../testing/a-test-store';
import { forgetSearches, rememberSearch, useRecentSearches } from './recent-searches';

const key = 'niramaya.searches';

test('the last eight are kept, the newest first, each once whatever its letters', () => {
  const { store, disk } = aTestStore();
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'Zinc', 'zinc'])
    rememberSearch(store.services.storage, text);
  expect(JSON.parse(disk.local.get(key) ?? '')).toEqual({
    v: 1,
    items: ['zinc', 'i', 'h', 'g', 'f', 'e', 'd', 'c'],
  });
});

test('what another program has left there is no search', async () => {
  const { store, disk } = aTestStore();
  disk.local.set(key, JSON.stringify({ v: 1, items: ['zinc', 7, null, '  ', 'a\nb', { q: 'x' }] }));
  const { newest } = await aMountedHook(store, useRecentSearches, undefined);
  expect(newest()).toEqual(['zinc', 'a b']);
});

test('they are forgotten when they are told to be, and with a log-out', () => {
  const forgetByHand = ({ services }: AppStore) => forgetSearches(services.storage);
  for (const forget of [forgetByHand, ({ dispatch }: AppStore) => dispatch(forgetPerson())]) {
    const { store, disk } = aTestStore();
    rememberSearch(store.services.storage, 'zinc');
    forget(store);
    expect(disk.local.has(key)).toBe(false);
  }
});
