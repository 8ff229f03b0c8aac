import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
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

test.each(['firebase', 'niramaya.prescriptions'])(
  'the database %s is erased once the browser has deleted it',
  async (name) => {
    let finish = () => {};
    vi.mocked(deleteDB).mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    const done = vi.fn<() => void>();
    const erased = browserDevice.eraseDatabase(name).then(done);
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
    finish();
    await erased;
    vi.mocked(deleteDB).mockRejectedValueOnce(new Error('It was not deleted.'));
    await expect(browserDevice.eraseDatabase(name)).rejects.toThrow('It was not deleted.');
    expect(vi.mocked(deleteDB).mock.calls).toEqual([[name], [name]]);
  },
);

test('a database that another tab holds open is not erased, and listed as unreadable while its deletion waits', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const never = () => new Promise<never>(() => undefined);
  vi.stubGlobal('indexedDB', { databases: () => Promise.resolve([{ name: 'firebase' }]) });
  vi.mocked(deleteDB).mockImplementation(never);
  vi.mocked(openDB).mockImplementation(never);
  const outcomes = Promise.all([
    browserDevice.eraseDatabase('firebase').catch(() => 'not erased'),
    browserDevice.databases(),
  ]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await outcomes).toEqual(['not erased', [{ name: 'firebase', stores: null }]]);
});

test('a database that another tab holds is unreadable in a browser that cannot list databases', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('indexedDB', {});
  vi.mocked(openDB).mockImplementation(() => new Promise<never>(() => undefined));
  const listed = browserDevice.databases();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await listed).toEqual([{ name: 'niramaya.prescriptions', stores: null }]);
});

test('a list of the caches during a deletion does not bring the deleted cache back', async () => {
  const held = new Set(['pages']);
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  vi.stubGlobal('caches', {
    keys: async () => [...held],
    open: async (name: string) => {
      await turn();
      held.add(name);
      return { keys: () => Promise.resolve([]) };
    },
    delete: async (name: string) => held.delete(name),
  });
  await Promise.all([browserDevice.caches(), browserDevice.eraseCache('pages'), browserDevice.caches()]);
  expect([...held]).toEqual([]);
});

describe('service workers', () => {
  /** A browser with a worker of these scripts in each state. */
  function registered(...scripts: readonly ('active' | 'waiting' | 'installing')[]) {
    const registrations = scripts.map((state, at) => ({
      scope: 'https://shop.test/',
      [state]: { scriptURL: `https://shop.test/worker-${at}.js` },
      unregister: () =>
        Promise.resolve(
          registrations.splice(
            registrations.findIndex((one) => one[state]),
            1,
          ),
        ),
    })) as { unregister: () => Promise<unknown>; [state: string]: unknown }[];
    vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: () => Promise.resolve([...registrations]) } });
  }

  test('are listed by the path of their script in any state, and erased by it', async () => {
    registered('active', 'waiting', 'installing');
    expect(await browserDevice.workers()).toEqual(['/worker-0.js', '/worker-1.js', '/worker-2.js']);
    await browserDevice.eraseWorker('/worker-1.js');
    expect(await browserDevice.workers()).toEqual(['/worker-0.js', '/worker-2.js']);
  });

  test('are told to store nothing any more: those of each state and the one that serves the page', async () => {
    const told: string[] = [];
    const aWorker = (name: string) => ({
      postMessage: (message: { kind: string }, [port]: readonly [MessagePort]) => {
        told.push(`${name} ${message.kind}`);
        port.postMessage('stopped');
      },
    });
    const active = aWorker('active');
    const registration = { active, waiting: aWorker('waiting'), installing: null };
    const getRegistrations = () => Promise.resolve([registration]);
    vi.stubGlobal('navigator', { serviceWorker: { controller: aWorker('controller'), getRegistrations } });
    await browserDevice.stopWorker();
    expect(told).toEqual(['controller stopStoring', 'active stopStoring', 'waiting stopStoring']);
    told.length = 0;
    vi.stubGlobal('navigator', { serviceWorker: { controller: active, getRegistrations } });
    await browserDevice.stopWorker();
    expect(told).toEqual(['active stopStoring', 'waiting stopStoring']);
  });

  test('are waited for until they have stopped, but not longer than two seconds', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const controller = { postMessage: () => undefined };
    vi.stubGlobal('navigator', { serviceWorker: { controller, getRegistrations: () => Promise.resolve([]) } });
    const stopped = vi.fn<() => void>();
    const stopping = browserDevice.stopWorker().then(stopped);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(stopped).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await stopping;
    expect(stopped).toHaveBeenCalledTimes(1);
  });

  test('are none in a browser without them', async () => {
    vi.stubGlobal('navigator', {});
    expect(await browserDevice.workers()).toEqual([]);
    await browserDevice.stopWorker();
  });
});

test('lists the cookies with their values, and erases one for the whole shop', async () => {
  const written: string[] = [];
  vi.stubGlobal('document', {
    get cookie() {
      return 'niramaya-language=hi; other=a=b';
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  expect(await browserDevice.cookies()).toEqual([
    { name: 'niramaya-language', value: 'hi' },
    { name: 'other', value: 'a=b' },
  ]);
  await browserDevice.eraseCookie('niramaya-language');
  expect(written).toEqual(['niramaya-language=; Path=/; Max-Age=0']);
});

test.each([
  ['no cookie', () => ''],
  [
    'a ban on cookies',
    (): string => {
      throw new DOMException('Denied.', 'SecurityError');
    },
  ],
])('a browser with %s lists none', async (_what, cookie) => {
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: cookie }));
  expect(await browserDevice.cookies()).toEqual([]);
});
