import { expect, test } from 'vitest';
import { aHookAtOnce } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { useDeliveryCity } from './delivery-city';
import { usePinCode } from './pin-code';

const longest = 'Thiruvananthapuram and all the villages of its own district.';

test.each([
  ['city', useDeliveryCity, 'niramaya.city', longest, `${longest}!`],
  ['PIN code', usePinCode, 'niramaya.pincode', '411001', '41100'],
] as const)('the %s is stored under its key until it is removed', (_what, useIt, key, value, unreadable) => {
  const { store, disk } = aTestStore();
  disk.local.set(key, unreadable);
  const { newest, after } = aHookAtOnce(store, useIt, undefined);
  expect(newest()[0]).toBe('');
  after(() => newest()[1](value));
  expect([newest()[0], ...disk.local]).toEqual([value, [key, value]]);
  after(() => newest()[1](''));
  expect([newest()[0], disk.local.size]).toEqual(['', 0]);
});
