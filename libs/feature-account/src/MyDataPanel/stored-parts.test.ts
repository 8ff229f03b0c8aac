import { expect, test } from 'vitest';
import { pairsOf, shownPart } from './stored-parts';

const arjun = { name: 'Arjun', age: '8' };

test.each([
  ['a list with its version', { v: 1, items: ['zinc'] }, ['zinc']],
  ['a list with its owner', { of: '', v: 1, items: ['zinc'] }, ['zinc']],
  ['a value with its owner', { of: 'a:Asha', value: arjun }, arjun],
  ['a list without a version', [arjun], [arjun]],
  ['a record of another page', { value: 1 }, { value: 1 }],
  ['a text', 'Mumbai', 'Mumbai'],
  ['nothing', null, null],
])('of %s, the part is shown that a shopper knows', (_kind, stored, shown) => {
  expect(shownPart(stored)).toEqual(shown);
});

test('a record has its fields without owner, account and address of the picture', () => {
  expect(pairsOf({ ...arjun, of: 'a:Asha', account: 'a', image: '/pictures/1.svg' })).toEqual([
    ['name', 'Arjun'],
    ['age', '8'],
  ]);
  for (const value of ['Mumbai', 7, null, ['zinc'], new Blob(['x'])]) expect(pairsOf(value)).toBeNull();
});
