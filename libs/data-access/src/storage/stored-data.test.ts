import { describe, expect, test, vi } from 'vitest';
import { aMountedHook, settle } from '../testing/a-mounted-hook';
import { aTestStore, anIdentity } from '../testing/a-test-store';
import type { Device } from './device';
import { eraseStoredData, useStoredData, valueForFile, type StoredEntry } from './stored-data';

/** A device with storage areas and the given databases and caches. `erased` lists the deleted names. */
function aDevice(overrides: Partial<Device> = {}) {
  const erased: string[] = [];
  const erase = (area: string) => (name: string) => Promise.resolve(void erased.push(`${area} ${name}`));
  const caches = vi.fn<Device['caches']>(() => Promise.resolve([]));
  const nothing: Device = {
    caches,
    databases: () => Promise.resolve([]),
    eraseCache: erase('cache'),
    eraseDatabase: erase('database'),
  };
  return { device: { ...nothing, ...overrides }, caches, erased };
}

const entriesWith = (name: string): Device =>
  aDevice({ caches: () => Promise.resolve([{ name, addresses: [] }]) }).device;
const areasOf = (entries: readonly StoredEntry[] | null) => entries?.map(({ area, name }) => `${area} ${name}`);

describe('the data that is stored on this device', () => {
  test('is null until it has been read, then lists the areas by name, the caches and the databases', async () => {
    const { store, disk, session } = aTestStore();
    disk.local.set('threemonth', '275');
    disk.local.set('cart_data', '[]');
    disk.local.set('niramaya.both', '1');
    session.set('niramaya.symptoms', '["Cough"]');
    session.set('a-stranger', 'no { JSON');
    session.set('niramaya.both', '2');
    const { device } = aDevice({
      caches: () => Promise.resolve([{ name: 'pages', addresses: ['https://shop.test/'] }]),
      databases: () =>
        Promise.resolve([
          { name: 'broken', stores: null },
          { name: 'firebase', stores: { users: [{ uid: 'u1' }] } },
        ]),
    });
    const { rendered: said, newest } = aMountedHook(store, useStoredData, device);
    await settle();
    expect(said[0]?.[0]).toBeNull();
    expect(newest()[0]).toEqual([
      { area: 'session', name: 'a-stranger', value: 'no { JSON' },
      { area: 'local', name: 'cart_data', value: [] },
      { area: 'local', name: 'niramaya.both', value: 1 },
      { area: 'session', name: 'niramaya.both', value: 2 },
      { area: 'session', name: 'niramaya.symptoms', value: ['Cough'] },
      { area: 'local', name: 'threemonth', value: 275 },
      { area: 'cache', name: 'pages', value: ['https://shop.test/'] },
      { area: 'database', name: 'broken', value: null },
      { area: 'database', name: 'firebase', value: { users: [{ uid: 'u1' }] } },
    ]);
  });

  test('marks a list with an unreadable part', async () => {
    const { store, disk, session } = aTestStore();
    disk.local.set('niramaya.saved', '{"v":1,"items":[{"title":"Neem"}]}');
    disk.local.set('niramaya.searches', '{"v":1,"items":["zinc"]}');
    disk.local.set('niramaya.viewed', 'no { JSON');
    session.set('niramaya.compared', '{"v":1,"items":[null]}');
    const { newest } = aMountedHook(store, useStoredData, aDevice().device);
    await settle();
    expect(newest()[0]?.map(({ name, isDamaged }) => [name, isDamaged])).toEqual([
      ['niramaya.compared', true],
      ['niramaya.saved', true],
      ['niramaya.searches', undefined],
      ['niramaya.viewed', true],
    ]);
  });

  test('omits the tokens of the provider in every area, and nothing else', async () => {
    const { store, disk } = aTestStore();
    const session = { email: 'asha@example.in', apiKey: 'k', manager: { accessToken: 'a', refreshToken: 'r' } };
    disk.local.set('firebase:authUser:k:[DEFAULT]', JSON.stringify(session));
    const { device } = aDevice({
      databases: () => Promise.resolve([{ name: 'firebase', stores: { users: [{ uid: 'u1', accessToken: 'a' }] } }]),
    });
    const { newest } = aMountedHook(store, useStoredData, device);
    await settle();
    expect(newest()[0]?.map(({ value }) => value)).toEqual([
      { email: 'asha@example.in', apiKey: '…', manager: { accessToken: '…', refreshToken: '…' } },
      { users: [{ uid: 'u1', accessToken: '…' }] },
    ]);
  });

  test('contains no orders and no address of another account', async () => {
    const { store, disk } = aTestStore();
    const anOrder = { placedAtMs: 1, planRupees: 275, totalRupees: 275, lines: [] };
    const items = [
      { ...anOrder, id: 'NM-GUEST', by: '', account: '' },
      { ...anOrder, id: 'NM-RAVI', by: 'Ravi', account: 'u2' },
    ];
    const ravi = { of: 'u2:Ravi', name: 'Ravi', address: '1, Park Street', pinCode: '700016', phone: '9876543210' };
    disk.local.set('niramaya.orders', JSON.stringify({ v: 1, items }));
    disk.local.set('niramaya.delivery', JSON.stringify(ravi));
    const { newest } = aMountedHook(store, useStoredData, aDevice().device);
    await settle();
    expect(newest()[0]).toMatchObject([
      { name: 'niramaya.delivery', value: null },
      { name: 'niramaya.orders', value: [{ id: 'NM-GUEST' }] },
    ]);
    expect(newest()[0]?.[1]?.value).toHaveLength(1);
  });

  test('contains only the prescriptions of the current shopper, the newest first, with their images', async () => {
    const { store, disk } = aTestStore();
    disk.local.set('validkey', 'Asha');
    const picture = new Blob(['a page'], { type: 'image/jpeg' });
    const prescriptions = [
      { id: '1', of: ':Asha', doctor: 'Dr. Rao', writtenOn: '2025-12-31', orders: [], picture },
      { id: '2', of: '', doctor: 'Dr. Sen', writtenOn: '2026-01-01', orders: [], picture },
      { id: '3', of: ':Asha', doctor: 'Dr. Iyer', writtenOn: '2026-01-02', orders: ['NM-7K3F9Q'], picture },
      { id: '4', of: 'u2:Asha', doctor: 'Dr. Nair', writtenOn: '2026-01-03', orders: [], picture },
    ];
    const { device } = aDevice({
      databases: () => Promise.resolve([{ name: 'niramaya.prescriptions', stores: { prescriptions } }]),
    });
    const { newest } = aMountedHook(store, useStoredData, device);
    await settle();
    expect(newest()[0]?.at(-1)).toEqual({
      area: 'database',
      name: 'niramaya.prescriptions',
      value: [prescriptions[2], prescriptions[0]],
    });
  });

  test('is exported with its images, and with null for an unreadable one', async () => {
    vi.stubGlobal(
      'FileReader',
      class {
        result: string | null = null;
        onload?: () => void;
        onloadend?: () => void;
        onerror?: () => void;
        readAsDataURL({ type }: Blob) {
          const isRead = type === 'image/jpeg';
          if (isRead) this.result = 'data:image/jpeg;base64,YQ==';
          queueMicrotask(() => {
            (isRead ? this.onload : this.onerror)?.();
            this.onloadend?.();
          });
        }
      },
    );
    const value = ['image/jpeg', 'broken'].map((type, id) => ({ id, picture: new Blob(['a'], { type }) }));
    expect(await valueForFile({ area: 'database', name: 'niramaya.prescriptions', value })).toEqual([
      { id: 0, picture: 'data:image/jpeg;base64,YQ==' },
      { id: 1, picture: null },
    ]);
  });

  test('is read again after a change and on request, but not after the screen has unmounted', async () => {
    const { store, disk } = aTestStore();
    const { device, caches } = aDevice();
    const { newest, after, unmount } = aMountedHook(store, useStoredData, device);
    await settle();
    const write = (text: string) => store.services.storage.write('local', 'threemonth', text);
    after(() => write('275'));
    await settle();
    expect(newest()[0]).toEqual([{ area: 'local', name: 'threemonth', value: 275 }]);
    disk.local.delete('threemonth');
    after(() => newest()[1]());
    await settle();
    expect(newest()[0]).toEqual([]);
    unmount();
    const calls = caches.mock.calls.length;
    write('165');
    expect(caches).toHaveBeenCalledTimes(calls);
  });

  test('is that of the newest device: a late result of an earlier one is ignored', async () => {
    const { store } = aTestStore();
    let tell: (caches: { name: string; addresses: string[] }[]) => void = () => undefined;
    const slow = aDevice({ caches: () => new Promise((resolve) => (tell = resolve)) }).device;
    const { newest, rerender, after } = aMountedHook(store, useStoredData, slow);
    await settle();
    rerender(entriesWith('new'));
    await settle();
    expect(areasOf(newest()[0])).toEqual(['cache new']);
    after(() => tell([{ name: 'old', addresses: [] }]));
    await settle();
    expect(areasOf(newest()[0])).toEqual(['cache new']);
  });
});

describe('erasing data from the device', () => {
  const anEntry = (area: StoredEntry['area'], name: string): StoredEntry => ({ area, name, value: null });

  test('removes each entry from its area and keeps the others', async () => {
    const { store, disk, session, actions } = aTestStore();
    disk.local.set('threemonth', '275');
    disk.local.set('cart_data', '[]');
    session.set('cart_data', '[]');
    session.set('a-stranger', '1');
    const { device, erased } = aDevice();
    const entries = [
      anEntry('local', 'cart_data'),
      anEntry('session', 'a-stranger'),
      anEntry('cache', 'pages'),
      anEntry('database', 'beats'),
    ];
    await store.dispatch(eraseStoredData(entries, device));
    expect([...disk.local.keys()]).toEqual(['threemonth']);
    expect([...session.keys()]).toEqual(['cart_data']);
    expect(erased).toEqual(['cache pages', 'database beats']);
    expect(actions).toEqual([]);
  });

  test.each([
    ['local', 'validkey', 1],
    ['local', 'firebase:authUser:key:[DEFAULT]', 1],
    ['session', 'validkey', 0],
    ['database', 'firebase:authUser', 0],
    ['local', 'firebase:heartbeat', 0],
  ] as const)('with %s %s, erases the rest and logs out %d times', async (area, name, times) => {
    const signOut = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const { store, disk, actions } = aTestStore(undefined, { identity: anIdentity({ signOut }) });
    disk.local.set('validkey', 'Asha').set('firebase:authUser:key:[DEFAULT]', '{"uid":"u1"}').set('threemonth', '275');
    await store.dispatch(eraseStoredData([anEntry('local', 'threemonth'), anEntry(area, name)], aDevice().device));
    expect(signOut).toHaveBeenCalledTimes(times);
    expect(actions.filter(({ type }) => type === 'LOGOUT_SUCCESS')).toHaveLength(times);
    expect(disk.local.has('validkey')).toBe(times === 0);
    expect([disk.local.has('threemonth'), area === 'local' && disk.local.has(name)]).toEqual([false, false]);
  });

  test('returns the entries that the browser does not delete, and deletes the rest', async () => {
    const { store, disk } = aTestStore();
    disk.local.set('threemonth', '275');
    const refuse = () => Promise.reject(new Error('In use.'));
    const { device } = aDevice({ eraseCache: refuse, eraseDatabase: refuse });
    const entries = [
      anEntry('cache', 'pages'),
      anEntry('database', 'niramaya.prescriptions'),
      anEntry('local', 'threemonth'),
    ] as const;
    expect(await store.dispatch(eraseStoredData(entries, device))).toEqual([entries[0], entries[1]]);
    expect([...disk.local.keys()]).toEqual([]);
  });
});
