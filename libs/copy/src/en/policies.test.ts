import { expect, test } from 'vitest';
import { storedKeys } from '@niramaya/contract';
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
      'Your sign-in',
      'Pages and pictures for a weak network',
    ]),
  );
});

test('the privacy policy and My data describe each stored key and the data of others in the same way', () => {
  const { keys, kinds } = myDataCopy;
  expect(Object.keys(keys)).toEqual(Object.keys(storedKeys));
  expect(listed).toEqual([...Object.values(keys), ...Object.values(kinds)]);
});
