import { expect, test } from 'vitest';
import { aHookAtOnce } from '../testing/a-hook-at-once';
import { aTestStore } from '../testing/a-test-store';
import { useDeliveryCity } from './delivery-city';
import { usePinCode } from './pin-code';

const sixty = 'Thiruvananthapuram and all the villages of its own district.';

function aShopper<T>(useIt: () => T, stored: Record<string, string> = {}) {
  const { store, disk } = aTestStore();
  for (const [key, text] of Object.entries(stored)) disk.local.set(key, text);
  const hook = aHookAtOnce(store, useIt, undefined);
  return { disk, ...hook };
}

test('no city is picked at first; the one picked shows and is stored under its key', () => {
  const { disk, now, after } = aShopper(useDeliveryCity);
  expect(now()[0]).toBe('');
  after(() => now()[1]('Pune'));
  expect(now()[0]).toBe('Pune');
  expect([...disk.local]).toEqual([['niramaya.city', 'Pune']]);
});

test('picking no city leaves nothing in storage', () => {
  const { disk, now, after } = aShopper(useDeliveryCity, { 'niramaya.city': 'Pune' });
  expect(now()[0]).toBe('Pune');
  after(() => now()[1](''));
  expect([now()[0], disk.local.size]).toEqual(['', 0]);
});

test('a stored city of 60 letters is one, and anything longer is none', () => {
  expect(sixty).toHaveLength(60);
  expect(aShopper(useDeliveryCity, { 'niramaya.city': sixty }).now()[0]).toBe(sixty);
  expect(aShopper(useDeliveryCity, { 'niramaya.city': `${sixty}!` }).now()[0]).toBe('');
});

test('no PIN code is known at first; the one kept shows and is stored under its key', () => {
  const { disk, now, after } = aShopper(usePinCode);
  expect(now()[0]).toBe('');
  after(() => now()[1]('411001'));
  expect(now()[0]).toBe('411001');
  expect([...disk.local]).toEqual([['niramaya.pincode', '411001']]);
});

test('keeping no PIN code leaves nothing in storage', () => {
  const { disk, now, after } = aShopper(usePinCode, { 'niramaya.pincode': '411001' });
  expect(now()[0]).toBe('411001');
  after(() => now()[1](''));
  expect([now()[0], disk.local.size]).toEqual(['', 0]);
});

test.each(['', '41100', '4110011', 'Pune'])('a stored PIN code of %j is none', (text) => {
  expect(aShopper(usePinCode, { 'niramaya.pincode': text }).now()[0]).toBe('');
});
