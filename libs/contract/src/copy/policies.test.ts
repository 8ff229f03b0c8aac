import { expect, test } from 'vitest';
import { storedKeys } from '../storage.ts';
import { myDataCopy } from './my-data.ts';
import { policiesCopy } from './policies.ts';

const privacy = policiesCopy.en.find(({ id }) => id === 'privacy');
const listed = privacy?.sections.flatMap(({ items = [] }) => items) ?? [];

test('the privacy policy names everything that the shop keeps in a browser', () => {
  expect(listed.map(({ title }) => title)).toEqual([
    'Who is signed in',
    'Your cart',
    'The product you opened last',
    'The care plan you picked',
    'The shorter care plan you picked',
    'Your number as a guest',
    'Your city',
    'Your PIN code',
    'Light or dark',
    'Your orders',
    'Saved products',
    'Recently viewed',
    'The number of the product you opened last',
    'The comparison',
    'Others of the same shelf',
    'A message on its way',
    'Where you wanted to go',
    'What the shop has said',
    'A renewal of the page',
    'Symptoms you picked',
    'The patient’s phone number',
    'Your sign-in',
    'Notes of the sign-in service',
    'Pages and pictures for a weak network',
    'The age of kept pages and pictures',
  ]);
});

test('the privacy policy and My data say the same of every key that may be stored', () => {
  for (const key of Object.keys(storedKeys) as (keyof typeof storedKeys)[])
    expect(listed).toContain(myDataCopy.en.keys[key]);
});
