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
  const transaction = vi.fn<(names: string[], mode: string) => unknown>(() => ({
    objectStore: (name: string) => ({ getAll: () => ended('success', stores[name]) }),
  }));
  return { objectStoreNames: Object.keys(stores), transaction, close: vi.fn<() => void>() };
}

describe('the caches', () => {
  test('are told by name, with the addresses that each answers for', async () => {
    const held: Record<string, string[]> = { pages: ['https://shop.test/', 'https://shop.test/offers'], pictures: [] };
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve(Object.keys(held)),
      open: (name: string) => Promise.resolve({ keys: () => Promise.resolve(held[name]?.map((url) => ({ url }))) }),
    });
    expect(await browserDevice.caches()).toEqual([
      { name: 'pages', addresses: ['https://shop.test/', 'https://shop.test/offers'] },
      { name: 'pictures', addresses: [] },
    ]);
  });

  test('are none where the browser forbids them or has no such thing', async () => {
    vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('Denied.', 'SecurityError')) });
    expect(await browserDevice.caches()).toEqual([]);
    vi.stubGlobal('caches', undefined);
    expect(await browserDevice.caches()).toEqual([]);
  });

  test('are erased by name', async () => {
    const erase = vi.fn<(name: string) => Promise<boolean>>(() => Promise.resolve(true));
    vi.stubGlobal('caches', { delete: erase });
    await browserDevice.eraseCache('pages');
    expect(erase.mock.calls).toEqual([['pages']]);
  });
});

describe('the databases', () => {
  test('are told by name, with all records of each store, and are closed again', async () => {
    const database = aDatabase({ users: [{ uid: 'u1' }, { uid: 'u2' }], beats: [] });
    const open = vi.fn<(name: string) => unknown>(() => ended('success', database));
    vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([{ name: 'firebase' }]), open });
    expect(await browserDevice.databases()).toEqual([
      { name: 'firebase', stores: { users: [{ uid: 'u1' }, { uid: 'u2' }], beats: [] } },
    ]);
    expect(open.mock.calls).toEqual([['firebase']]);
    expect(database.transaction.mock.calls).toEqual([[['users', 'beats'], 'readonly']]);
    expect(database.close).toHaveBeenCalledTimes(1);
  });

  test('of one without a store no record is asked for', async () => {
    const database = aDatabase({});
    vi.stubGlobal('indexedDB', {
      databases: () => Promise.resolve([{ name: 'empty' }]),
      open: () => ended('success', database),
    });
    expect(await browserDevice.databases()).toEqual([{ name: 'empty', stores: {} }]);
    expect(database.transaction).not.toHaveBeenCalled();
    expect(database.close).toHaveBeenCalledTimes(1);
  });

  test('a database that does not open has null stores, and an unnamed database has an empty name', async () => {
    const open = (name: string) => (name === 'broken' ? ended('error') : ended('success', aDatabase({ a: [1] })));
    vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([{ name: 'broken' }, {}]), open });
    expect(await browserDevice.databases()).toEqual([
      { name: 'broken', stores: null },
      { name: '', stores: { a: [1] } },
    ]);
  });

  test('are none where the browser forbids them', async () => {
    vi.stubGlobal('indexedDB', { databases: () => Promise.reject(new DOMException('Denied.', 'SecurityError')) });
    expect(await browserDevice.databases()).toEqual([]);
    vi.stubGlobal('indexedDB', {});
    expect(await browserDevice.databases()).toEqual([]);
  });

  test("are the shop's own if it is there, in a browser that cannot list them", async () => {
    const open = (name: string) => ended('success', aDatabase({ [name]: [1] }));
    vi.stubGlobal('indexedDB', { open });
    expect(await browserDevice.databases()).toEqual([
      { name: 'niramaya.prescriptions', stores: { 'niramaya.prescriptions': [1] } },
    ]);
    vi.stubGlobal('indexedDB', { open: () => ended('error') });
    expect(await browserDevice.databases()).toEqual([]);
  });

  test.each(['success', 'blocked'] as const)('erasing one comes to its end by %s', async (outcome) => {
    const deleteDatabase = vi.fn<(name: string) => unknown>(() => ended(outcome));
    vi.stubGlobal('indexedDB', { deleteDatabase });
    await browserDevice.eraseDatabase('firebase');
    expect(deleteDatabase.mock.calls).toEqual([['firebase']]);
  });

  test('erasing one that the browser does not delete is a failure', async () => {
    vi.stubGlobal('indexedDB', { deleteDatabase: () => ended('error') });
    await expect(browserDevice.eraseDatabase('firebase')).rejects.toThrow('The database was not deleted.');
  });

  test('prescriptions that are in use are not erased before the browser has deleted them', async () => {
    const request: { onblocked?: () => void; onsuccess?: () => void } = {};
    vi.stubGlobal('indexedDB', { deleteDatabase: () => request });
    const told = vi.fn<() => void>();
    const erased = browserDevice.eraseDatabase('niramaya.prescriptions').then(told);
    request.onblocked?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(told).not.toHaveBeenCalled();
    request.onsuccess?.();
    await erased;
    expect(told).toHaveBeenCalledTimes(1);
  });
});
