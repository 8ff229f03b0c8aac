import { afterEach, expect, test, vi } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { clearDelivery, saveDelivery, readDelivery, useDelivery } from './delivery';

afterEach(() => vi.unstubAllGlobals());

const asha = { name: 'Asha Rao', address: '12, MG Road, Bengaluru', pinCode: '560001', phone: '9876543210' };

test('stores the address on the device, and keeps its PIN code after it is forgotten', async () => {
  const { store, disk, session } = aTestStore();
  const { newest, after } = await aMountedHook(store, useDelivery, undefined);
  expect(newest()).toBeNull();
  await after(() => saveDelivery(store.services.storage, { ...asha, name: ' Asha Rao', pinCode: '560 001' }));
  expect(newest()).toEqual(asha);
  expect(session.size).toBe(0);
  await after(() => clearDelivery(store.services.storage));
  expect(newest()).toBeNull();
  expect([...disk.local]).toEqual([['niramaya.pincode', '560001']]);
});

test('a person sees their own address and that of a guest, but no other', () => {
  const { store, disk } = aTestStore();
  const shown = () => readDelivery(store.services.storage)?.name;
  saveDelivery(store.services.storage, asha);
  disk.local.set('validkey', 'Ravi');
  expect(shown()).toBe('Asha Rao');
  saveDelivery(store.services.storage, { ...asha, name: 'Ravi Menon' });
  expect(shown()).toBe('Ravi Menon');
  disk.local.set('validkey', 'Meera');
  expect(shown()).toBeUndefined();
  disk.local.delete('validkey');
  expect(shown()).toBeUndefined();
});
