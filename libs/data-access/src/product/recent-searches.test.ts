import { expect, test } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { clearSearches, forgetSearch, rememberSearch, useRecentSearches } from './recent-searches';

const key = 'niramaya.searches';

test('stores the last eight, the newest first, each once regardless of case', () => {
  const { store, disk } = aTestStore();
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'Zinc', 'zinc'])
    rememberSearch(store.services.storage, text);
  expect(JSON.parse(disk.local.get(key) ?? '')).toEqual({
    of: '',
    v: 1,
    items: ['zinc', 'i', 'h', 'g', 'f', 'e', 'd', 'c'],
  });
});

test('forgets one search regardless of case, and writes nothing for an unknown one', () => {
  const { store, disk } = aTestStore();
  const { storage } = store.services;
  forgetSearch(storage, 'zinc');
  expect(disk.local.size).toBe(0);
  for (const text of ['neem', 'Zinc']) rememberSearch(storage, text);
  forgetSearch(storage, 'zinc');
  expect(JSON.parse(disk.local.get(key) ?? '')).toEqual({ of: '', v: 1, items: ['neem'] });
});

test('returns stored texts as searches on one line, and drops others, until they are cleared', () => {
  const { store, disk } = aTestStore();
  disk.local.set(key, JSON.stringify({ of: '', v: 1, items: ['zinc', 7, '  ', 'a\nb'] }));
  const { newest, after } = aMountedHook(store, useRecentSearches, undefined);
  expect(newest()).toEqual(['zinc', 'a b']);
  after(() => clearSearches(store.services.storage));
  expect([newest(), disk.local.size]).toEqual([[], 0]);
});
