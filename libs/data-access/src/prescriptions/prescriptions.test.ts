import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aMountedHook, settle } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { notifyPrescriptionsChange } from './prescription-database';
import {
  attachPrescription,
  removePrescription,
  removePrescriptionsOf,
  setPrescriptionDetails,
  savePrescription,
  usePrescriptions,
} from './prescriptions';

vi.mock('idb');

const rao = {
  id: 'rao',
  of: '',
  doctor: 'Dr. Rao',
  writtenOn: '2026-01-12',
  orders: [],
  picture: new Blob(['a page']),
};
const iyer = { ...rao, id: 'iyer', doctor: 'Dr. Iyer', writtenOn: '2025-12-02' };
const newName = { doctor: 'Dr. A. Rao', writtenOn: '2026-01-12' };

let databases: () => Promise<{ name: string }[]>;
beforeEach(() => {
  databases = () => Promise.resolve([{ name: 'niramaya.prescriptions' }]);
  vi.stubGlobal('indexedDB', { databases: () => databases() });
});
afterEach(() => void vi.resetAllMocks());

/** Makes the browser open this database. */
const opens = (database: object) =>
  vi.mocked(openDB).mockImplementation(() => Promise.resolve({ close: () => undefined, ...database } as never));
const fails = (name: string) => () => Promise.reject(new DOMException('No.', name));

test('a change that the browser rejects keeps the prescription unchanged, without an unhandled rejection', async () => {
  const put = vi.fn<() => Promise<never>>(fails('QuotaExceededError'));
  opens({
    transaction: () => {
      const done = new Promise((_resolve, reject) => {
        put.mockImplementation(() => {
          // The transaction ends before the next line of the change runs.
          reject(new DOMException('Aborted.', 'AbortError'));
          return fails('QuotaExceededError')();
        });
      });
      return { store: { get: () => Promise.resolve(rao), put }, done };
    },
    delete: fails('UnknownError'),
  });
  expect(await setPrescriptionDetails('rao', newName)).toBe('unchanged');
  expect(put.mock.calls).toEqual([[{ ...rao, ...newName }]]);
  expect(await removePrescription('rao')).toBe('unchanged');
});

test('a change does not recreate an erased database', async () => {
  databases = () => Promise.resolve([]);
  expect([await setPrescriptionDetails('rao', newName), await removePrescription('rao')]).toEqual(['gone', 'done']);
  expect(openDB).not.toHaveBeenCalled();
});

test.each([
  ['InvalidStateError', 'refused'],
  ['SecurityError', 'refused'],
  ['VersionError', 'failed'],
  ['no database at all', 'refused'],
])('%s makes the view %s', async (name, view) => {
  if (name === 'no database at all') vi.stubGlobal('indexedDB', undefined);
  vi.mocked(openDB).mockImplementation(fails(name));
  const { newest } = aMountedHook(aTestStore().store, usePrescriptions, undefined);
  await settle();
  expect(newest().view).toBe(view);
});

test('a browser that cannot list its databases shows the prescriptions', async () => {
  vi.stubGlobal('indexedDB', {});
  opens({ getAll: () => Promise.resolve([rao]) });
  const { newest } = aMountedHook(aTestStore().store, usePrescriptions, undefined);
  await settle();
  expect(newest()).toEqual({ view: 'ready', prescriptions: [rao], hasUnreadable: false });
});

test.each([
  ['an account', 'Asha', ['Dr. Of Asha']],
  ['a guest', null, ['Dr. Of A Guest']],
])('%s sees only their own prescriptions, and none whose owner cannot be read', async (_who, name, doctors) => {
  const records = [
    { ...rao, id: '1', of: ':Asha', doctor: 'Dr. Of Asha' },
    { ...rao, id: '2', of: '', doctor: 'Dr. Of A Guest' },
    { ...rao, id: '3', of: 'u2:Asha', doctor: 'Dr. Of A Namesake' },
    { ...rao, id: '4', of: undefined, doctor: 'Dr. Of Somebody' },
  ];
  opens({ getAll: () => Promise.resolve(records) });
  const { store } = aTestStore({ stored: name === null ? {} : { validkey: name } });
  const { newest } = aMountedHook(store, usePrescriptions, undefined);
  await settle();
  const shown = newest();
  expect(shown.view === 'ready' && [shown.prescriptions.map(({ doctor }) => doctor), shown.hasUnreadable]).toEqual([
    doctors,
    false,
  ]);
});

describe('a database that another tab holds while it is to be deleted', () => {
  /** Opens the database when `release` is called. */
  function aHeldDatabase() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const database = {
      close: vi.fn<() => void>(),
      put: vi.fn<() => Promise<void>>(),
      delete: vi.fn<() => Promise<void>>(),
    };
    const held: (() => void)[] = [];
    vi.mocked(openDB).mockImplementation(() => new Promise((resolve) => held.push(() => resolve(database as never))));
    return { database, release: () => held.forEach((open) => open()) };
  }

  test('makes every change end with a message, and none of them happens later', async () => {
    const { database, release } = aHeldDatabase();
    const outcomes = Promise.all([
      savePrescription(aTestStore().storage, rao.picture, newName),
      setPrescriptionDetails('rao', newName),
      attachPrescription('rao', 'NM-7K3F9Q', true),
      removePrescription('rao'),
      removePrescriptionsOf('').catch(() => 'not removed'),
    ]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await outcomes).toEqual(['held', 'held', 'held', 'held', 'not removed']);
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(database.close).toHaveBeenCalledTimes(5);
    expect([database.put.mock.calls, database.delete.mock.calls]).toEqual([[], []]);
    const transaction = { abort: vi.fn<() => void>(), done: Promise.reject(new Error('Aborted.')) };
    const createObjectStore = vi.fn<() => void>();
    vi.mocked(openDB).mock.calls[0]?.[2]?.upgrade?.(
      { createObjectStore } as never,
      0,
      1,
      transaction as never,
      {} as never,
    );
    expect([transaction.abort.mock.calls.length, createObjectStore.mock.calls.length]).toEqual([1, 0]);
  });

  test('is shown as held, and is read again on request', async () => {
    aHeldDatabase();
    const { newest, after } = aMountedHook(aTestStore().store, usePrescriptions, undefined);
    await vi.advanceTimersByTimeAsync(4_000);
    await settle();
    const shown = newest();
    expect(shown).toMatchObject({ view: 'failed', isHeld: true });
    opens({ getAll: () => Promise.resolve([rao]) });
    after(() => shown.view === 'failed' && shown.retry());
    await settle();
    expect(newest()).toEqual({ view: 'ready', prescriptions: [rao], hasUnreadable: false });
  });

  test('is not held by this page: its connection ends when another tab wants to delete the database', async () => {
    opens({ delete: () => Promise.resolve() });
    await removePrescription('rao');
    const close = vi.fn<() => void>();
    vi.mocked(openDB).mock.calls[0]?.[2]?.blocking?.(1, null, { target: { close } } as never);
    expect(close).toHaveBeenCalledTimes(1);
  });
});

test('a page from the back/forward cache shows the changes of another page', async () => {
  const getAll = vi.fn<() => Promise<unknown[]>>(() => Promise.resolve([iyer]));
  opens({ getAll });
  const { store, events } = aTestStore();
  const { newest, after } = aMountedHook(store, usePrescriptions, undefined);
  await settle();
  getAll.mockResolvedValue([iyer, rao]);
  after(() => events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await settle();
  expect(newest()).toMatchObject({ view: 'ready', prescriptions: [rao, iyer] });
});

test('retries a failed read on request, and keeps the shown prescriptions after a later failure', async () => {
  vi.mocked(openDB).mockImplementation(fails('UnknownError'));
  const { newest, after } = aMountedHook(aTestStore().store, usePrescriptions, undefined);
  await settle();
  const getAll = vi.fn<() => Promise<unknown[]>>(() => Promise.resolve([iyer, rao]));
  opens({ getAll });
  after(() => {
    const shown = newest();
    if (shown.view === 'failed') shown.retry();
  });
  await settle();
  expect(newest()).toEqual({ view: 'ready', prescriptions: [rao, iyer], hasUnreadable: false });

  getAll.mockImplementation(fails('UnknownError'));
  notifyPrescriptionsChange();
  await vi.waitFor(() => expect(getAll).toHaveBeenCalledTimes(2));
  await settle();
  expect(newest()).toEqual({ view: 'ready', prescriptions: [rao, iyer], hasUnreadable: false });
});
