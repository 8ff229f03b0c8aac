import { describe, expect, test, vi } from 'vitest';
import { aMountedHook, settle } from '../testing/a-mounted-hook';
import { aTestStore, anIdentity } from '../testing/a-test-store';
import type { Device } from './device';
import { eraseEverything, eraseStoredData, useStoredData, valueForFile, type StoredEntry } from './stored-data';

/** A device with storage areas and the given databases and caches. `erased` lists the deleted names. */
function aDevice(overrides: Partial<Device> = {}) {
  const erased: string[] = [];
  const erase = (area: string) => (name: string) => Promise.resolve(void erased.push(`${area} ${name}`));
  const caches = vi.fn<Device['caches']>(() => Promise.resolve([]));
  const databases = () => Promise.resolve([]);
  const nothing: Device = {
    workers: () => Promise.resolve([]),
    cookies: () => Promise.resolve([]),
    caches,
    databases,
    eraseCookie: erase('cookie'),
    eraseWorker: erase('worker'),
    persistence: () => Promise.resolve('mayGo'),
    stopWorker: async () => {
      // An erasure that does not wait for this promise deletes the entries first.
      await new Promise((resolve) => setTimeout(resolve));
      erased.push('no worker any more');
    },
    eraseCache: erase('cache'),
    eraseDatabase: erase('database'),
  };
  return { device: { ...nothing, ...overrides }, caches, erased };
}

const withDatabase = (name: string, stores: Record<string, unknown[]> | null): Partial<Device> => ({
  databases: () => Promise.resolve([{ name, stores }]),
});

/** A tab of a browser that stores these values, and the device as the hook returns it. */
async function aTab(
  stored: Record<string, string>,
  overrides: Partial<Device> = {},
  ofTab: Record<string, string> = {},
) {
  const { store, storage, disk, session } = aTestStore({ stored });
  for (const [key, text] of Object.entries(ofTab)) session.set(key, text);
  const { device, caches } = aDevice(overrides);
  const hook = aMountedHook(store, useStoredData, device);
  await settle();
  return { ...hook, storage, disk, caches, entries: () => hook.newest()[0] };
}

describe('the data that is stored on this device', () => {
  test('is null until it has been read, then lists the areas by name, the cookies, the caches and the databases', async () => {
    const { rendered, entries } = await aTab(
      { threemonth: '275', cart_data: '[]', 'niramaya.both': '1', 'niramaya.viewed': 'no { JSON' },
      {
        cookies: () => Promise.resolve([{ name: 'niramaya-language', value: 'hi' }]),
        caches: () => Promise.resolve([{ name: 'pages', addresses: ['https://shop.test/'] }]),
        ...withDatabase('broken', null),
      },
      { 'niramaya.compared': '{"of":"","v":1,"items":[null]}', 'a-stranger': 'no { JSON', 'niramaya.both': '2' },
    );
    expect(rendered[0]?.[0]).toBeNull();
    expect(entries()).toEqual([
      { area: 'session', name: 'a-stranger', value: 'no { JSON' },
      { area: 'local', name: 'cart_data', value: [] },
      { area: 'local', name: 'niramaya.both', value: 1 },
      { area: 'session', name: 'niramaya.both', value: 2 },
      { area: 'session', name: 'niramaya.compared', value: { of: '', v: 1, items: [null] }, isDamaged: true },
      { area: 'local', name: 'niramaya.viewed', value: null, withoutOwnerCount: 1 },
      { area: 'local', name: 'threemonth', value: 275 },
      { area: 'cookie', name: 'niramaya-language', value: 'hi' },
      { area: 'cache', name: 'pages', value: ['https://shop.test/'] },
      { area: 'database', name: 'broken', value: null },
    ]);
  });

  test('omits the tokens of the provider in every area, and nothing else', async () => {
    const manager = { accessToken: 'a', refreshToken: 'r' };
    const { entries } = await aTab(
      {
        'firebase:authUser:k:[DEFAULT]': JSON.stringify({ uid: 'u1', email: 'asha@example.in', apiKey: 'k', manager }),
        validkey: 'Asha',
      },
      withDatabase('firebase', { users: [{ uid: 'u1', accessToken: 'a' }] }),
    );
    expect(entries()?.map(({ value }) => value)).toEqual([
      { uid: 'u1', email: 'asha@example.in', apiKey: '…', manager: { accessToken: '…', refreshToken: '…' } },
      'Asha',
      { users: [{ uid: 'u1', accessToken: '…' }] },
    ]);
  });

  test('hides an account that the provider has not signed out from a guest', async () => {
    const { entries } = await aTab({ 'firebase:authUser:k:[DEFAULT]': '{"uid":"u1","email":"asha@example.in"}' });
    expect(entries()).toEqual([{ area: 'local', name: 'firebase:authUser:k:[DEFAULT]', value: null }]);
  });

  test('is null from the moment in which another person logs in until it has been read for them', async () => {
    const { entries, after, storage } = await aTab({ validkey: 'Asha' });
    expect(entries()).toEqual([{ area: 'local', name: 'validkey', value: 'Asha' }]);
    after(() => storage.write('local', 'validkey', 'Ravi'));
    expect(entries()).toBeNull();
    await settle();
    expect(entries()).toEqual([{ area: 'local', name: 'validkey', value: 'Ravi' }]);
  });

  test('contains no orders, no refills, no consultations and no address of another account', async () => {
    const anOrder = { placedAtMs: 1, planRupees: 275, totalRupees: 275, lines: [] };
    const guests = { ...anOrder, id: 'NM-GUEST', by: '', account: '' };
    const orders = [guests, { ...anOrder, id: 'NM-RAVI', by: 'Ravi', account: 'u2' }];
    const address = { name: 'Ravi', address: '1, Park Street', pinCode: '700016', phone: '9876543210' };
    const refills = ['', 'u2:Ravi'].map((of) => ({ title: 'Zinc', of, days: 30 }));
    const consultations = ['', 'u2:Ravi'].map((of) => ({
      orderId: 'NM-GUEST',
      of,
      patient: { name: 'Arjun Iyer', age: '8', gender: 'male' },
      symptoms: ['Cough'],
      phone: '',
    }));
    const { entries } = await aTab({
      'niramaya.consultations': JSON.stringify({ v: 1, items: consultations }),
      'niramaya.orders': JSON.stringify({ v: 1, items: orders }),
      'niramaya.refill': JSON.stringify({ v: 1, items: refills }),
      'niramaya.delivery': JSON.stringify({ ...address, of: 'u2:Ravi' }),
    });
    expect(entries()).toEqual([
      { area: 'local', name: 'niramaya.consultations', value: [consultations[0]] },
      { area: 'local', name: 'niramaya.delivery', value: null },
      { area: 'local', name: 'niramaya.orders', value: [expect.objectContaining({ id: 'NM-GUEST' })] },
      { area: 'local', name: 'niramaya.refill', value: [refills[0]] },
    ]);
  });

  test('counts the records whose owner cannot be read, and shows their content to no person', async () => {
    const anOrder = { id: 'NM-OLD', placedAtMs: 1, planRupees: 275, totalRupees: 275, lines: [] };
    const named = { ...anOrder, by: 'Asha', account: null };
    const refills = [{ title: 'Zinc', days: 30 }, 'torn'];
    const { entries } = await aTab(
      {
        validkey: 'Asha',
        'niramaya.consultations': JSON.stringify({ v: 1, items: [{ orderId: 'NM-OLD', symptoms: ['Cough'] }] }),
        'niramaya.orders': JSON.stringify({ v: 1, items: [named, { ...anOrder, id: 'NM-NONE' }] }),
        'niramaya.refill': JSON.stringify({ v: 1, items: refills }),
      },
      withDatabase('niramaya.prescriptions', { prescriptions: [{ id: '1', doctor: 'Dr. Rao' }] }),
      { 'niramaya.symptoms': '["Cough"]', 'niramaya.patient_phone': '9876543210' },
    );
    expect(entries()).toEqual([
      { area: 'local', name: 'niramaya.consultations', value: [], withoutOwnerCount: 1 },
      { area: 'local', name: 'niramaya.orders', value: [], withoutOwnerCount: 2 },
      { area: 'session', name: 'niramaya.patient_phone', value: null, withoutOwnerCount: 1 },
      { area: 'local', name: 'niramaya.refill', value: [], withoutOwnerCount: 2 },
      { area: 'session', name: 'niramaya.symptoms', value: null, withoutOwnerCount: 1 },
      { area: 'local', name: 'validkey', value: 'Asha' },
      { area: 'database', name: 'niramaya.prescriptions', value: [], withoutOwnerCount: 1 },
    ]);
  });

  test('lists a list that was set aside, and shows it to the person who may see such a list', async () => {
    const { entries } = await aTab({
      'cart_data.unreadable': '{"v":2}',
      'niramaya.orders.unreadable': '{"v":2,"items":[{"by":"Ravi"}]}',
      'niramaya.orders.unreadable-2': 'torn',
      'niramaya.refill.unreadable': '{"v":2,"of":"u2:Ravi"}',
    });
    expect(entries()).toEqual([
      { area: 'local', name: 'cart_data.unreadable', value: { v: 2 } },
      { area: 'local', name: 'niramaya.orders.unreadable', value: null, withoutOwnerCount: 1 },
      { area: 'local', name: 'niramaya.orders.unreadable-2', value: null, withoutOwnerCount: 1 },
      { area: 'local', name: 'niramaya.refill.unreadable', value: null },
    ]);
  });

  test('contains only the prescriptions of the current shopper, the newest first, with their images', async () => {
    const picture = new Blob(['a page'], { type: 'image/jpeg' });
    const prescriptions = [':Asha', '', ':Asha', 'u2:Asha'].map((of, at) => ({
      id: `${at}`,
      of,
      doctor: 'Dr. Rao',
      writtenOn: `2026-01-0${at + 1}`,
      orders: [],
      picture,
    }));
    const { entries } = await aTab({ validkey: 'Asha' }, withDatabase('niramaya.prescriptions', { prescriptions }));
    expect(entries()?.at(-1)?.value).toEqual([prescriptions[2], prescriptions[0]]);
  });

  test('shows the newest list, even if an earlier one arrives later', async () => {
    const answers: ((names: string[]) => void)[] = [];
    const { entries, after, storage } = await aTab(
      {},
      { workers: () => new Promise((resolve) => answers.push(resolve)) },
    );
    after(() => storage.write('local', 'threemonth', '275'));
    answers[1]?.(['/newer.js']);
    await settle();
    answers[0]?.(['/older.js']);
    await settle();
    expect(entries()?.map(({ name }) => name)).toEqual(['threemonth', '/newer.js']);
  });

  test('is exported with its images, and with null for an unreadable one', async () => {
    vi.stubGlobal(
      'FileReader',
      class {
        result: string | null = null;
        onloadend?: () => void;
        readAsDataURL({ type }: Blob) {
          if (type === 'image/jpeg') this.result = 'data:image/jpeg;base64,YQ==';
          queueMicrotask(() => this.onloadend?.());
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
    const { newest, entries, after, unmount, storage, disk, caches } = await aTab({});
    after(() => storage.write('local', 'threemonth', '275'));
    await settle();
    expect(entries()).toEqual([{ area: 'local', name: 'threemonth', value: 275 }]);
    disk.local.delete('threemonth');
    after(() => newest()[1]());
    await settle();
    expect(entries()).toEqual([]);
    unmount();
    const calls = caches.mock.calls.length;
    storage.write('local', 'threemonth', '165');
    expect(caches).toHaveBeenCalledTimes(calls);
  });
});

describe('erasing data from the device', () => {
  const anEntry = (area: StoredEntry['area'], name: string): StoredEntry => ({ area, name, value: null });

  test('removes each entry from its area and keeps the others', async () => {
    const { store, disk, session, actions } = aTestStore({ stored: { threemonth: '275', cart_data: '[]' } });
    session.set('cart_data', '[]').set('a-stranger', '1');
    const { device, erased } = aDevice();
    const entries = [
      anEntry('local', 'cart_data'),
      anEntry('session', 'a-stranger'),
      anEntry('cookie', 'niramaya-language'),
      anEntry('cache', 'pages'),
      anEntry('database', 'beats'),
    ];
    await store.dispatch(eraseStoredData(entries, device));
    expect([...disk.local.keys(), ...session.keys()]).toEqual(['threemonth', 'cart_data']);
    expect([erased, actions]).toEqual([['cookie niramaya-language', 'cache pages', 'database beats'], []]);
  });

  test.each([
    ['local', 'validkey', 1],
    ['local', 'firebase:authUser:key:[DEFAULT]', 1],
    ['session', 'validkey', 0],
    ['database', 'firebase:authUser', 0],
    ['local', 'firebase:heartbeat', 0],
  ] as const)('with %s %s, erases the rest and logs out %d times', async (area, name, times) => {
    const signOut = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const stored = { validkey: 'Asha', 'firebase:authUser:key:[DEFAULT]': '{"uid":"u1"}', threemonth: '275' };
    const { store, disk } = aTestStore({ stored, identity: anIdentity({ signOut }) });
    await store.dispatch(eraseStoredData([anEntry('local', 'threemonth'), anEntry(area, name)], aDevice().device));
    expect(signOut).toHaveBeenCalledTimes(times);
    expect(disk.local.has('validkey')).toBe(times === 0);
    expect([disk.local.has('threemonth'), area === 'local' && disk.local.has(name)]).toEqual([false, false]);
  });

  test('looks at the device afterwards: a refused entry that is gone counts as erased, and an accepted one that is there does not', async () => {
    const held = ['workbox', 'beats'];
    const { device } = aDevice({
      databases: () => Promise.resolve(held.map((name) => ({ name, stores: {} }))),
      eraseDatabase: (name) => {
        if (name === 'workbox') return Promise.resolve();
        held.pop();
        return Promise.reject(new Error('No answer.'));
      },
    });
    const entries = [anEntry('database', 'workbox'), anEntry('database', 'beats')];
    expect(await aTestStore().store.dispatch(eraseStoredData(entries, device))).toEqual([entries[0]]);
  });

  test('erases all that is there by now, the worker first, and returns all that is there afterwards', async () => {
    const { store, disk } = aTestStore({ stored: { validkey: 'Asha', threemonth: '275' } });
    const held = { worker: ['/service-worker.js'], cache: ['pages'] };
    const { device, erased } = aDevice({
      workers: () => Promise.resolve([...held.worker]),
      caches: () => Promise.resolve(held.cache.map((name) => ({ name, addresses: [] }))),
      eraseWorker: (name) => Promise.resolve(void ((held.worker.length = 0), erased.push(name))),
      // A page that loads in another tab fills a cache again.
      eraseCache: (name) => Promise.resolve(void ((held.cache[0] = 'pages of another tab'), erased.push(name))),
    });
    const left = await store.dispatch(eraseEverything(device));
    expect(erased).toEqual(['no worker any more', '/service-worker.js', 'pages']);
    expect(left).toEqual([{ area: 'cache', name: 'pages of another tab', value: [] }]);
    expect(disk.local.size).toBe(0);
  });

  test('returns the entries that the browser does not delete, and deletes the rest', async () => {
    const { store, disk } = aTestStore({ stored: { threemonth: '275' } });
    const refuse = () => Promise.reject(new Error('In use.'));
    const { device } = aDevice({
      caches: () => Promise.resolve([{ name: 'pages', addresses: [] }]),
      ...withDatabase('niramaya.prescriptions', null),
      eraseCache: refuse,
      eraseDatabase: refuse,
    });
    const refused = [anEntry('cache', 'pages'), anEntry('database', 'niramaya.prescriptions')];
    const erasure = eraseStoredData([...refused, anEntry('local', 'threemonth')], device);
    expect([await store.dispatch(erasure), disk.local.size]).toEqual([refused, 0]);
  });
});
