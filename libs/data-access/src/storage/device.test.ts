import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserDevice } from './device';

afterEach(() => vi.unstubAllGlobals());

/** A database request that has ended. It calls its handler a moment later, as in a browser. */
function ended<Result>(outcome: 'success' | 'error' | 'blocked', result?: Result) {
  const request: Record<string, unknown> = { result, error: null };
  queueMicrotask(() => (request[`on${outcome}`] as (() => void) | undefined)?.());
  return request;
}

/** A database that holds these records, by store. */
function aDatabase(stores: Record<string, unknown[]>) {
  const transaction = () => ({
    objectStore: (name: string) => ({ getAll: () => ended('success', stores[name]) }),
  });
  return { objectStoreNames: Object.keys(stores), transaction, close: vi.fn<() => void>() };
}

test('lists caches by name with their addresses, and erases them by name', async () => {
  const held: Record<string, string[]> = { pages: ['https://shop.test/', 'https://shop.test/offers'], pictures: [] };
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(Object.keys(held)),
    open: (name: string) => Promise.resolve({ keys: () => Promise.resolve(held[name]?.map((url) => ({ url }))) }),
    delete: (name: string) => Promise.resolve(delete held[name]),
  });
  const pictures = { name: 'pictures', addresses: [] };
  expect(await browserDevice.caches()).toEqual([
    { name: 'pages', addresses: ['https://shop.test/', 'https://shop.test/offers'] },
    pictures,
  ]);
  await browserDevice.eraseCache('pages');
  expect(await browserDevice.caches()).toEqual([pictures]);
});

test.each([
  ['forbids', () => Promise.reject(new DOMException('Denied.', 'SecurityError'))],
  ['lacks', undefined],
])('a browser that %s them has neither caches nor databases', async (_what, list) => {
  vi.stubGlobal('caches', list && { keys: list });
  vi.stubGlobal('indexedDB', list && { databases: list });
  expect([await browserDevice.caches(), await browserDevice.databases()]).toEqual([[], []]);
});

describe('the databases', () => {
  test('are listed by name with the records of each store, and closed again', async () => {
    const opened = [aDatabase({ users: [{ uid: 'u1' }, { uid: 'u2' }], beats: [] }), aDatabase({})];
    vi.stubGlobal('indexedDB', {
      databases: () => Promise.resolve([{ name: 'firebase' }, { name: 'empty' }]),
      open: (name: string) => ended('success', opened[name === 'empty' ? 1 : 0]),
    });
    expect(await browserDevice.databases()).toEqual([
      { name: 'firebase', stores: { users: [{ uid: 'u1' }, { uid: 'u2' }], beats: [] } },
      { name: 'empty', stores: {} },
    ]);
    for (const { close } of opened) expect(close).toHaveBeenCalledTimes(1);
  });

  test('have null stores if they do not open, and an empty name if they are unnamed', async () => {
    const open = (name: string) => (name === 'broken' ? ended('error') : ended('success', aDatabase({ a: [1] })));
    vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([{ name: 'broken' }, {}]), open });
    expect(await browserDevice.databases()).toEqual([
      { name: 'broken', stores: null },
      { name: '', stores: { a: [1] } },
    ]);
  });

  test('are only that of the shop, if it exists, in a browser that cannot list them', async () => {
    const open = (name: string) => ended('success', aDatabase({ [name]: [1] }));
    vi.stubGlobal('indexedDB', { open });
    expect(await browserDevice.databases()).toEqual([
      { name: 'niramaya.prescriptions', stores: { 'niramaya.prescriptions': [1] } },
    ]);
    vi.stubGlobal('indexedDB', { open: () => ended('error') });
    expect(await browserDevice.databases()).toEqual([]);
  });

  test('are erased by name, even if a library has them open, unless the browser fails', async () => {
    const deleteDatabase = vi.fn<(name: string) => unknown>(() => ended('error'));
    vi.stubGlobal('indexedDB', { deleteDatabase });
    deleteDatabase.mockImplementationOnce(() => ended('success')).mockImplementationOnce(() => ended('blocked'));
    await browserDevice.eraseDatabase('firebase');
    await browserDevice.eraseDatabase('firebase');
    await expect(browserDevice.eraseDatabase('firebase')).rejects.toThrow('The database was not deleted.');
    expect(deleteDatabase.mock.calls).toEqual([['firebase'], ['firebase'], ['firebase']]);
  });

  test('are reported as erased only once the browser has deleted them, even if prescriptions are in use', async () => {
    const request: { onblocked?: () => void; onsuccess?: () => void } = {};
    vi.stubGlobal('indexedDB', { deleteDatabase: () => request });
    const done = vi.fn<() => void>();
    const erased = browserDevice.eraseDatabase('niramaya.prescriptions').then(done);
    request.onblocked?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    request.onsuccess?.();
    await erased;
    expect(done).toHaveBeenCalledTimes(1);
  });
});
