import { afterEach, expect, test, vi } from 'vitest';
import { createStorage } from './storage';
import { browserStorageHost } from './storage-host';

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
