import { describe, expect, test } from 'vitest';
import { aHookAtOnce } from '../testing/a-mounted-hook';
import { aTestStore } from '../testing/a-test-store';
import { useDeliveryCity } from './delivery-city';
import { usePinCode } from './pin-code';

const sixty = 'Thiruvananthapuram and all the villages of its own district.';

function aShopper<T>(useIt: () => T, stored: Record<string, string> = {}) {
  const { store, disk } = aTestStore();
  for (const [key, text] of Object.entries(stored)) disk.local.set(key, text);
  return { disk, ...aHookAtOnce(store, useIt, undefined) };
}

describe.each([
  ['city', useDeliveryCity, 'niramaya.city', 'Pune'],
  ['PIN code', usePinCode, 'niramaya.pincode', '411001'],
] as const)('the %s', (_what, useIt, key, value) => {
  test('is none at first; the one given shows and is stored under its key', () => {
    const { disk, newest, after } = aShopper(useIt);
    expect(newest()[0]).toBe('');
    after(() => newest()[1](value));
    expect(newest()[0]).toBe(value);
    expect([...disk.local]).toEqual([[key, value]]);
  });

  test('leaves nothing in storage when it is taken back', () => {
    const { disk, newest, after } = aShopper(useIt, { [key]: value });
    expect(newest()[0]).toBe(value);
    after(() => newest()[1](''));
    expect([newest()[0], disk.local.size]).toEqual(['', 0]);
  });
});

test('a stored city of 60 letters is one, and anything longer is none', () => {
  expect(sixty).toHaveLength(60);
  expect(aShopper(useDeliveryCity, { 'niramaya.city': sixty }).newest()[0]).toBe(sixty);
  expect(aShopper(useDeliveryCity, { 'niramaya.city': `${sixty}!` }).newest()[0]).toBe('');
});

test.each(['', '41100', '4110011', 'Pune'])('a stored PIN code of %j is none', (text) => {
  expect(aShopper(usePinCode, { 'niramaya.pincode': text }).newest()[0]).toBe('');
});
