import { afterEach, expect, test, vi } from 'vitest';
import { logoutUser } from '../session/auth.thunks';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { forgetDelivery, keepDelivery, readDelivery, useDelivery } from './delivery';

afterEach(() => vi.unstubAllGlobals());

const asha = { name: 'Asha Rao', address: '12, MG Road, Bengaluru', pinCode: '560001', phone: '9876543210' };

test('where parcels go is kept on the device, and its PIN code counts everywhere', async () => {
  const { store, disk, session } = aTestStore();
  const { newest, after } = await aMountedHook(store, useDelivery, undefined);
  expect(newest()).toBeNull();
  await after(() => keepDelivery(store.services.storage, { ...asha, name: ' Asha Rao', pinCode: '560 001' }));
  expect(newest()).toEqual(asha);
  expect(disk.local.get('niramaya.pincode')).toBe('560001');
  expect(session.size).toBe(0);
  await after(() => forgetDelivery(store.services.storage));
  expect(newest()).toBeNull();
  expect([...disk.local.keys()]).toEqual(['niramaya.pincode']);
});

test('a person sees what is theirs and what a guest has left, and nobody sees what is another’s', () => {
  const { store, disk } = aTestStore();
  const shown = () => readDelivery(store.services.storage)?.name;
  keepDelivery(store.services.storage, asha);
  disk.local.set('validkey', 'Ravi');
  expect(shown()).toBe('Asha Rao');
  keepDelivery(store.services.storage, { ...asha, name: 'Ravi Menon' });
  expect(shown()).toBe('Ravi Menon');
  disk.local.set('validkey', 'Meera');
  expect(shown()).toBeUndefined();
  disk.local.delete('validkey');
  expect(shown()).toBeUndefined();
});

test('a log-out takes it off the device', async () => {
  const { store, disk } = aTestStore();
  disk.local.set('validkey', 'Asha');
  keepDelivery(store.services.storage, asha);
  await store.dispatch(logoutUser());
  expect(disk.local.has('niramaya.delivery')).toBe(false);
});

test('what cannot be read is no address', () => {
  const { store, disk } = aTestStore();
  disk.local.set('niramaya.delivery', '{"name":"Asha"}');
  expect(readDelivery(store.services.storage)).toBeNull();
});
