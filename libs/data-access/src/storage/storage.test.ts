import { afterEach, describe, expect, test, vi } from 'vitest';
import { aTestStore } from '../testing/a-test-store';
import { aFakeDisk } from '../testing/fake-storage-host';
import { createStorage } from './storage';
import { browserStorageHost } from './storage-host';

test('a full disk keeps the value for this page load and reports it, until the key is written again or removed', () => {
  const { disk, storage } = aTestStore();
  disk.mode = 'full';
  storage.write('local', 'cart_data', '[1]');
  expect([storage.read('local', 'cart_data'), storage.health()]).toEqual(['[1]', 'full']);
  expect(disk.local.has('cart_data')).toBe(false);

  disk.mode = 'ok';
  storage.write('local', 'validkey', 'Asha');
  expect(storage.health()).toBe('full');
  storage.write('local', 'cart_data', '[2]');
  expect([disk.local.get('cart_data'), storage.health()]).toEqual(['[2]', 'ok']);

  disk.mode = 'full';
  storage.write('local', 'threemonth', '275');
  storage.remove('local', 'threemonth');
  expect([storage.read('local', 'threemonth'), storage.health()]).toEqual([null, 'ok']);
});

test('forbidden storage works in memory and reports it', () => {
  const { disk, storage } = aTestStore();
  disk.mode = 'forbidden';
  expect(storage.read('local', 'cart_data')).toBeNull();
  storage.write('local', 'cart_data', '[1]');
  expect([storage.read('local', 'cart_data'), storage.health()]).toEqual(['[1]', 'forbidden']);
  storage.remove('local', 'cart_data');
  expect(storage.read('local', 'cart_data')).toBeNull();
});

test('listeners receive changes of every tab and a return from the back/forward cache, until they unsubscribe', () => {
  const { disk, storage: here, events } = aTestStore();
  const there = createStorage(disk.openTab());
  const show = (persisted: boolean) => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  const heard = vi.fn();
  const stopFirst = here.subscribe(() => undefined);
  const stop = here.subscribe(heard);
  stopFirst();
  here.write('local', 'cart_data', '[1]');
  there.write('local', 'cart_data', '[2]');
  there.remove('local', 'cart_data');
  show(true);
  expect(heard).toHaveBeenCalledTimes(4);
  show(false);
  stop();
  there.write('local', 'cart_data', '[3]');
  show(true);
  expect(heard).toHaveBeenCalledTimes(4);
});

test('a change of another tab replaces the same key in memory here, and no other', () => {
  const { disk, storage: here, events } = aTestStore();
  const there = createStorage(disk.openTab());
  here.subscribe(() => undefined);
  disk.mode = 'full';
  here.write('local', 'cart_data', '[1]');
  here.write('local', 'threemonth', '275');
  disk.mode = 'ok';
  there.write('local', 'validkey', 'Asha');
  expect(here.read('local', 'cart_data')).toBe('[1]');
  there.write('local', 'cart_data', '[2]');
  expect([here.read('local', 'cart_data'), here.read('local', 'threemonth')]).toEqual(['[2]', '275']);
  events.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  expect(here.read('local', 'threemonth')).toBeNull();
});

test('reports a rejected removal, also to listeners', () => {
  const { disk, storage } = aTestStore({ stored: { validkey: 'Asha' } });
  disk.mode = 'full';
  storage.write('local', 'cart_data', '[1]');
  disk.mode = 'forbidden';
  const heard = vi.fn();
  storage.subscribe(heard);
  storage.remove('local', 'validkey');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(storage.health()).toBe('forbidden');
});

test('the Firefox error of a full storage counts as full, and any other failure as forbidden', () => {
  const disk = aFakeDisk();
  const tab = disk.openTab();
  const refuse = (error: unknown) => {
    const throwing = () => {
      throw error;
    };
    const storage = createStorage({ ...tab, area: (name) => ({ ...tab.area(name), setItem: throwing }) });
    storage.write('local', 'cart_data', '[]');
    return storage.health();
  };
  expect(refuse(new DOMException('Full.', 'NS_ERROR_DOM_QUOTA_REACHED'))).toBe('full');
  expect(refuse(new DOMException('No.', 'SecurityError'))).toBe('forbidden');
  expect(refuse(Object.assign(new Error('Full.'), { name: 'QuotaExceededError' }))).toBe('forbidden');
});

describe('the keys of an area', () => {
  test('are the stored ones and those that a full disk rejected, each once, without the other area', () => {
    const { disk, storage } = aTestStore({ stored: { 'of-a-stranger': '1' } });
    storage.write('local', 'validkey', 'Asha');
    disk.mode = 'full';
    storage.write('local', 'validkey', 'Ravi');
    storage.write('local', 'cart_data', '[]');
    storage.write('session', 'niramaya.symptoms', '[]');
    expect(storage.keys('local')).toEqual(['of-a-stranger', 'validkey', 'cart_data']);
    expect(storage.keys('session')).toEqual(['niramaya.symptoms']);
  });

  test('omit a key whose removal was rejected, and are those in memory if the browser forbids storage', () => {
    const { disk, storage } = aTestStore({ stored: { validkey: 'Asha', threemonth: '275' } });
    disk.mode = 'forbidden';
    storage.remove('local', 'validkey');
    storage.write('local', 'cart_data', '[]');
    expect(storage.keys('local')).toEqual(['cart_data']);
    disk.mode = 'ok';
    expect(storage.keys('local')).toEqual(['threemonth', 'cart_data']);
  });
});

afterEach(() => vi.unstubAllGlobals());

const anArea = (texts: Record<string, string>) => ({ getItem: (key: string) => texts[key] ?? null });

test('uses the two areas and the events of the window in a browser', () => {
  const window = { localStorage: anArea({ validkey: 'Asha' }), sessionStorage: anArea({ validkey: 'Ravi' }) };
  vi.stubGlobal('window', window);
  const host = browserStorageHost();
  expect(host.events).toBe(window);
  const storage = createStorage(host);
  expect([storage.read('local', 'validkey'), storage.read('session', 'validkey')]).toEqual(['Asha', 'Ravi']);
});

test('stores nothing without a browser, and reports the changes of this page', () => {
  const storage = createStorage(browserStorageHost());
  const heard = vi.fn();
  const stop = storage.subscribe(heard);
  expect(storage.read('local', 'validkey')).toBeNull();
  storage.write('local', 'validkey', 'Asha');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(stop).not.toThrow();
});
