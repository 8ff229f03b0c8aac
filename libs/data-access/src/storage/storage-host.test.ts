import { afterEach, expect, test, vi } from 'vitest';
import { createStorage } from './storage';
import { browserStorageHost } from './storage-host';

afterEach(() => vi.unstubAllGlobals());

const anArea = (texts: Record<string, string>) => ({ getItem: (key: string) => texts[key] ?? null });

test("in a browser the two areas are the window's, and so are the events", () => {
  const window = { localStorage: anArea({ validkey: 'Asha' }), sessionStorage: anArea({ validkey: 'Ravi' }) };
  vi.stubGlobal('window', window);
  const host = browserStorageHost();
  expect(host.events).toBe(window);
  const storage = createStorage(host);
  expect([storage.read('local', 'validkey'), storage.read('session', 'validkey')]).toEqual(['Asha', 'Ravi']);
});

test('without a browser nothing is stored, and changes made here are heard', () => {
  const storage = createStorage(browserStorageHost());
  const heard = vi.fn();
  const stop = storage.subscribe(heard);
  expect(storage.read('local', 'validkey')).toBeNull();
  storage.write('local', 'validkey', 'Asha');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(stop).not.toThrow();
});
