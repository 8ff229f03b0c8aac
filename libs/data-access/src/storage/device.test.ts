import { deleteDB, openDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { browserDevice } from './device';

vi.mock('idb');
afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

const close = vi.fn<() => void>();

/** Makes the browser open databases with these records by store; null does not open. */
const opens = (databases: Record<string, Record<string, unknown[]> | null>) =>
  vi.mocked(openDB).mockImplementation((name) => {
    const stores = databases[name];
    if (!stores) return Promise.reject(new Error('It does not open.'));
    const getAll = (store: string) => Promise.resolve(stores[store]);
    return Promise.resolve({ objectStoreNames: Object.keys(stores), getAll, close } as never);
  });

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

test('the databases are listed with the records of each store, and with null if they do not open', async () => {
  const databases = () => Promise.resolve([{ name: 'firebase' }, { name: 'broken' }, {}]);
  vi.stubGlobal('indexedDB', { databases });
  opens({ firebase: { users: [{ uid: 'u1' }, { uid: 'u2' }], beats: [] }, broken: null, '': {} });
  expect(await browserDevice.databases()).toEqual([
    { name: 'firebase', stores: { users: [{ uid: 'u1' }, { uid: 'u2' }], beats: [] } },
    { name: 'broken', stores: null },
    { name: '', stores: {} },
  ]);
  expect(close).toHaveBeenCalledTimes(2);
});

test('the databases are only that of the shop, if it exists, in a browser that cannot list them', async () => {
  vi.stubGlobal('indexedDB', {});
  opens({ 'niramaya.prescriptions': { prescriptions: [1] } });
  expect(await browserDevice.databases()).toEqual([{ name: 'niramaya.prescriptions', stores: { prescriptions: [1] } }]);
  opens({});
  expect(await browserDevice.databases()).toEqual([]);
});

test('no database is created by the list if another tab erases it meanwhile', async () => {
  opens({ firebase: {} });
  vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([{ name: 'firebase' }]) });
  await browserDevice.databases();
  const transaction = { abort: vi.fn<() => void>(), done: Promise.reject(new Error('Aborted.')) };
  vi.mocked(openDB).mock.calls[0]?.[2]?.upgrade?.({} as never, 0, 1, transaction as never, {} as never);
  expect(transaction.abort).toHaveBeenCalledTimes(1);
});

test.each([
  ['firebase', 'before the browser has deleted it, because a library has it open', true],
  ['niramaya.prescriptions', 'once the browser has deleted it', false],
])('the database %s is reported as erased %s, or as not erased', async (name, _when, isEarly) => {
  let finish = () => {};
  vi.mocked(deleteDB).mockImplementationOnce((_name, { blocked } = {}) => {
    blocked?.(1, {} as never);
    return new Promise((resolve) => (finish = resolve));
  });
  const done = vi.fn<() => void>();
  const erased = browserDevice.eraseDatabase(name).then(done);
  await Promise.resolve();
  await Promise.resolve();
  expect(done).toHaveBeenCalledTimes(isEarly ? 1 : 0);
  finish();
  await erased;
  vi.mocked(deleteDB).mockRejectedValueOnce(new Error('It was not deleted.'));
  await expect(browserDevice.eraseDatabase(name)).rejects.toThrow('It was not deleted.');
  expect(vi.mocked(deleteDB).mock.calls.map(([deleted]) => deleted)).toEqual([name, name]);
});
