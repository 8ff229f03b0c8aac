import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import {
  persisted,
  persistedList,
  plainTextFormat,
  usePersisted,
  useStorageHealth,
  useStorageReady,
} from './persisted';

const storedProduct = persisted('niramaya.patient', z.object({ title: z.string() }));
const storedCity = persisted('niramaya.city', z.string(), plainTextFormat);
const storedTexts = persistedList('niramaya.searches', z.string(), 2);
const bareTexts = persistedList('cart_data', z.string(), 2, { isBare: true });

describe('a value', () => {
  test('is read as it was written, in the area of its key, and can be cleared', () => {
    const { storage, session } = aTestStore();
    storedProduct.write(storage, { title: 'Zinc' });
    expect([...session]).toEqual([['niramaya.patient', '{"title":"Zinc"}']]);
    expect(storedProduct.read(storage)).toEqual({ title: 'Zinc' });
    storedProduct.clear(storage);
    expect([storedProduct.read(storage), session.size]).toEqual([null, 0]);
  });

  test.each([null, '', '{"title"', 'null', '[]', '{"title":7}'])('%j is not a value', (text) => {
    expect(storedProduct.parse(text)).toBeNull();
  });

  test('can be plain text instead of JSON', () => {
    const { store, disk } = aTestStore();
    storedCity.write(store.services.storage, 'Pune');
    expect(disk.local.get('niramaya.city')).toBe('Pune');
    expect([storedCity.parse('Pune'), storedCity.parse(''), storedCity.parse(null)]).toEqual(['Pune', '', null]);
  });
});

describe('a list', () => {
  test('is stored with its version, up to its limit, and read without invalid items', () => {
    expect(storedTexts.serialise(['a', 'b', 'c'])).toBe('{"v":1,"items":["a","b"]}');
    expect(storedTexts.parse('{"v":1,"items":["a",7,"b","c"]}')).toEqual(['a', 'b']);
  });

  test.each([
    ...[null, '{', '[]', '{"items":["a"]}', '{"v":2,"items":["a"]}'],
    ...['{"v":1}', '{"v":1,"items":{"0":"a"}}', '{"v":1,"items":[null,7]}'],
  ])('%j is empty', (text) => {
    expect(storedTexts.parse(text)).toEqual([]);
  });

  test.each([
    [null, false, storedTexts],
    ['{"v":1,"items":[]}', false, storedTexts],
    ['{"v":1,"items":["a","b","c"]}', false, storedTexts],
    ['{"v":1,"items":["a",7]}', true, storedTexts],
    ['{"v":2,"items":["a"]}', true, storedTexts],
    ['{"v":1}', true, storedTexts],
    ['{"v":1,"items":{"0":"a"}}', true, storedTexts],
    ['{', true, storedTexts],
    ['', true, storedTexts],
    ['["a"]', false, bareTexts],
    ['["a",7]', true, bareTexts],
    ['{}', true, bareTexts],
  ])('%j has unreadable items: %j', (text, expected, list) => {
    expect(list.unreadableFlag().parse(text)).toBe(expected);
  });

  test.each([
    [null, '{"v":1,"items":["new"]}'],
    ['{"v":1,"items":["old",7]}', '{"v":1,"items":["new",7]}'],
    ['{', '{"v":1,"items":["new"]}'],
  ])('keeps the unreadable items of %j when others are replaced: %s', (before, expected) => {
    const { storage } = aTestStore({ stored: before === null ? {} : { 'niramaya.searches': before } });
    storedTexts.replace(storage, (item) => item === 'old', 'new');
    expect(storage.read('local', 'niramaya.searches')).toBe(expected);
  });

  test.each([
    ['{"v":1,"items":["old","a"]}', '{"v":1,"items":["new","a"]}'],
    ['{"v":1,"items":[7,"old"]}', '{"v":1,"items":[7,"new"]}'],
    ['{', '{'],
  ])('changes an item of %j in its place: %s', (before, expected) => {
    const { storage } = aTestStore({ stored: { 'niramaya.searches': before } });
    storedTexts.update(storage, (item) => (item === 'old' ? 'new' : item));
    expect(storage.read('local', 'niramaya.searches')).toBe(expected);
  });
});

describe('a text that is no list of this version', () => {
  const newer = '{"v":2,"items":["newer"]}';
  const orders = persistedList('niramaya.orders', z.string(), Infinity);
  const saved = persistedList('cart_data', z.string(), Infinity, { isBare: true });

  test('is set aside by the next write, and so is a second one', () => {
    const { storage, disk } = aTestStore({ stored: { 'niramaya.orders': newer, cart_data: '{' } });
    orders.replace(storage, () => false, 'new');
    saved.write(storage, ['line']);
    expect(Object.fromEntries(disk.local)).toEqual({
      'niramaya.orders': '{"v":1,"items":["new"]}',
      'niramaya.orders.unreadable': newer,
      cart_data: '["line"]',
      'cart_data.unreadable': '{',
    });
    disk.local.set('niramaya.orders', 'torn');
    orders.replace(storage, () => false, 'newest');
    expect(disk.local.get('niramaya.orders.unreadable')).toBe(newer);
    expect(disk.local.get('niramaya.orders.unreadable-2')).toBe('torn');
    orders.replace(storage, () => false, 'last');
    expect(disk.local.size).toBe(5);
  });

  test('stays in its place on a device without room, and the new list lasts for the page', () => {
    const { storage, disk } = aTestStore({ stored: { 'niramaya.orders': newer } });
    disk.longestKey = 'niramaya.orders'.length;
    orders.replace(storage, () => false, 'new');
    orders.replace(storage, () => false, 'newest');
    expect(Object.fromEntries(disk.local)).toEqual({ 'niramaya.orders': newer });
    expect([orders.read(storage), storage.health()]).toEqual([['newest', 'new'], 'full']);
  });

  test('is replaced if it would end with the log-out', () => {
    const { storage, disk } = aTestStore({ stored: { 'niramaya.searches': '{' } });
    storedTexts.write(storage, ['new']);
    expect(Object.fromEntries(disk.local)).toEqual({ 'niramaya.searches': '{"v":1,"items":["new"]}' });
  });
});

describe('usePersisted', () => {
  test('follows changes of this page, of another tab and of the key', () => {
    const { store, disk } = aTestStore({ stored: { 'niramaya.pincode': '411001' } });
    const { newest, after, rerender } = aMountedHook(store, usePersisted<string | null>, storedCity);
    expect(newest()).toBeNull();
    after(() => storedCity.write(store.services.storage, 'Pune'));
    expect(newest()).toBe('Pune');
    after(() => aTestStore({ disk }).storage.remove('local', 'niramaya.city'));
    expect(newest()).toBeNull();
    rerender(persisted('niramaya.pincode', z.string(), plainTextFormat));
    expect(newest()).toBe('411001');
  });

  test('returns the same value if nothing has changed', () => {
    const { store } = aTestStore({ stored: { 'niramaya.searches': '{"v":1,"items":["a"]}' } });
    const { rendered: said, rerender } = aMountedHook(store, () => usePersisted(storedTexts), 1);
    rerender(2);
    expect(said).toHaveLength(2);
    expect(said[1]).toBe(said[0]);
  });
});

test('a mounted page is ready, and follows a browser that starts to reject writes', () => {
  const { store, storage, disk } = aTestStore();
  const useBoth = () => [useStorageReady(), useStorageHealth()];
  const { newest, after } = aMountedHook(store, useBoth, undefined);
  expect(newest()).toEqual([true, 'ok']);
  disk.mode = 'full';
  after(() => storage.write('local', 'validkey', 'Asha'));
  expect(newest()).toEqual([true, 'full']);
});
