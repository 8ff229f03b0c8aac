import { aCartItem } from '@niramaya/fixtures';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { placeOrder } from '../orders/place-order';
import { savePrescription } from '../prescriptions/prescriptions';
import { toggleSaved } from '../product/saved';
import { settle } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { readPersistence, requestPersistence } from './persistence';

vi.mock('idb');
afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

const persist = vi.fn<() => Promise<boolean>>();
const persisted = vi.fn<() => Promise<boolean>>();
beforeEach(() => {
  persist.mockResolvedValue(true);
  persisted.mockResolvedValue(false);
  vi.stubGlobal('navigator', { storage: { persist, persisted } });
});

const upi = { method: 'upi', name: '' } as const;
const details = { doctor: 'Dr. Asha Rao', writtenOn: '2026-01-12' };

/** A device with a cart; its database takes prescriptions, or is full. */
function aDevice(put: () => Promise<unknown> = () => Promise.resolve()) {
  vi.mocked(openDB).mockResolvedValue({ put, close: () => undefined } as never);
  const tab = aTestStore({ stored: { cart_data: JSON.stringify([aCartItem({ title: 'Zinc' })]) } });
  return { ...tab, keep: () => savePrescription(tab.storage, new Blob(['a page']), details) };
}

describe('the browser is requested to keep the data', () => {
  test('once an order is stored, and not before', async () => {
    const { store, storage } = aDevice();
    toggleSaved(storage, { ...aCartItem(), discount: 10, rating: 4, category: 'vitamins' });
    await settle();
    expect(persisted).not.toHaveBeenCalled();
    store.dispatch(placeOrder({ paidBy: upi }));
    await settle();
    expect(persist).toHaveBeenCalledTimes(1);
  });

  test('once a prescription is stored', async () => {
    const { keep } = aDevice();
    expect(await keep()).toBe('done');
    await settle();
    expect(persist).toHaveBeenCalledTimes(1);
  });

  test('but not for a payment of nothing, nor for a prescription that did not fit', async () => {
    const { store, storage, keep } = aDevice(() => Promise.reject(new DOMException('Full.', 'QuotaExceededError')));
    storage.remove('local', 'cart_data');
    store.dispatch(placeOrder({ paidBy: upi }));
    expect(await keep()).toBe('full');
    await settle();
    expect(persisted).not.toHaveBeenCalled();
  });

  test('but not again once it has agreed', async () => {
    persisted.mockResolvedValue(true);
    await requestPersistence();
    expect(persist).not.toHaveBeenCalled();
  });

  test('without an error if it fails or knows no such request', async () => {
    persist.mockRejectedValue(new TypeError('No.'));
    await expect(requestPersistence()).resolves.toBeUndefined();
    vi.stubGlobal('navigator', {});
    await expect(requestPersistence()).resolves.toBeUndefined();
  });
});

test('the answer of the browser is kept, may go or unknown', async () => {
  expect(await readPersistence()).toBe('mayGo');
  persisted.mockResolvedValue(true);
  expect(await readPersistence()).toBe('kept');
  persisted.mockRejectedValue(new TypeError('No.'));
  expect(await readPersistence()).toBe('unknown');
  vi.stubGlobal('navigator', { storage: undefined });
  expect(await readPersistence()).toBe('unknown');
});
