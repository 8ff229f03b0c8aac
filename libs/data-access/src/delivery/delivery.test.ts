import { expect, test } from 'vitest';
import { aMountedHook } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { clearDelivery, readDelivery, saveDelivery, useDelivery, useDeliveryCity, usePinCode } from './delivery';

const asha = { name: 'Asha Rao', address: '12, MG Road, Bengaluru', pinCode: '560001', phone: '9876543210' };

test('stores the address on the device, and keeps its PIN code after it is forgotten', () => {
  const { store, disk, session } = aTestStore();
  const { newest, after } = aMountedHook(store, useDelivery, undefined);
  expect(newest()).toBeNull();
  after(() => saveDelivery(store.services.storage, { ...asha, name: ' Asha Rao', pinCode: '560 001' }));
  expect(newest()).toEqual(asha);
  expect(session.size).toBe(0);
  after(() => clearDelivery(store.services.storage));
  expect(newest()).toBeNull();
  expect([...disk.local]).toEqual([
    ['niramaya.pincode', '560001'],
    ['niramaya.city', 'Banglore'],
  ]);
});

test('the city of the top bar is that of the stored address, and none for an address elsewhere', () => {
  const { store } = aTestStore({ stored: { 'niramaya.city': 'Mumbai' } });
  const { newest, after } = aMountedHook(store, useDeliveryCity, undefined);
  after(() => saveDelivery(store.services.storage, asha));
  expect(newest()[0]).toBe('Banglore');
  after(() => saveDelivery(store.services.storage, { ...asha, pinCode: '411001' }));
  expect(newest()[0]).toBe('');
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

const longest = 'Thiruvananthapuram and all the villages of its own district.';

test.each([
  ['city', useDeliveryCity, 'niramaya.city', longest, `${longest}!`],
  ['PIN code', usePinCode, 'niramaya.pincode', '411001', '41100'],
] as const)('the %s is stored under its key until it is removed', (_what, useIt, key, value, unreadable) => {
  const { store, disk } = aTestStore({ stored: { [key]: unreadable } });
  const { newest, after } = aMountedHook(store, useIt, undefined);
  expect(newest()[0]).toBe('');
  after(() => newest()[1](value));
  expect([newest()[0], ...disk.local]).toEqual([value, [key, value]]);
  after(() => newest()[1](''));
  expect([newest()[0], disk.local.size]).toEqual(['', 0]);
});
