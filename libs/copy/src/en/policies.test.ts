import { expect, test } from 'vitest';
import { storedKeys, type StoredKey } from '@niramaya/contract';
import { myDataCopy } from './my-data.ts';
import { policiesCopy } from './policies.ts';

const privacy = policiesCopy.find(({ id }) => id === 'privacy');
const listed = privacy?.sections.flatMap(({ items = [] }) => items) ?? [];

test('the privacy policy names the data that the shop stores in a browser, in plain words', () => {
  expect(listed.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'Your cart',
      'Your number as a guest',
      'Your PIN code',
      'Recently viewed',
      'What the shop has said',
      'Symptoms you picked',
      'The patient’s phone number',
      'Your login',
      'Pages and pictures for a weak network',
    ]),
  );
});

test('the privacy policy and My data describe each stored key and each other kind of entry in the same way', () => {
  const { keys, kinds } = myDataCopy;
  expect(Object.keys(keys)).toEqual(Object.keys(storedKeys));
  expect(listed).toEqual([...Object.values(keys), ...Object.values(kinds)]);
});

test.each([
  ['cart_data', 'This stays after a log-out, and whoever uses this browser next sees it too.'],
  ['threemonth', 'This stays after a log-out, and whoever uses this browser next sees it too.'],
  ['niramaya.three_months', 'This stays after a log-out, and whoever uses this browser next sees it too.'],
  ['niramaya.city', 'This stays after a log-out, and whoever uses this browser next sees it too.'],
  ['niramaya.pincode', 'This stays after a log-out, and whoever uses this browser next sees it too.'],
  ['niramaya.saved', 'This stays after a log-out, and whoever uses this browser next sees it too.'],
  ['niramaya.orders', 'If you are not logged in, the next person who uses this browser sees them too.'],
  ['niramaya.delivery', 'If you are not logged in, the next person who uses this browser sees them too.'],
  ['niramaya.viewed', 'If you are not logged in, the next person who uses this browser sees them too.'],
  ['niramaya.searches', 'If you are not logged in, the next person who uses this browser sees them too.'],
  ['niramaya.consultations', 'If you are not logged in, the next guest of this browser sees them too.'],
  ['niramaya.refill', 'If you are not logged in, the next guest of this browser sees them too.'],
] as const)('My data explains who sees %s next', (key, sentence) => {
  expect(myDataCopy.keys[key].text).toContain(sentence);
});

test('My data explains this for each entry that stays on this device, but for the colours and the refused language', () => {
  const shared = (Object.keys(storedKeys) as StoredKey[]).filter((key) => {
    const { area, endsAtLogOut } = storedKeys[key];
    const isTaste = key === 'niramaya.theme' || key === 'niramaya.language_refused';
    return area === 'local' && !endsAtLogOut && !isTaste;
  });
  expect(shared.filter((key) => !/next (?:person|guest)|this browser next/.test(myDataCopy.keys[key].text))).toEqual(
    [],
  );
});
