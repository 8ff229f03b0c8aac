import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { violationsOf, idsOfTitle, readRows, type Check } from './trace.ts';

const contract = '| CART-01 | A heading | a |\n| CART-02 | An image | b |\n| AMB-12 | A reading | c |';
const aCheck = (overrides: Partial<Check> = {}): Check => ({
  name: 'a check',
  ids: ['CART-01', 'CART-02', 'AMB-12'],
  proves: true,
  ...overrides,
});

test('the contract has 641 requirements', () => {
  const markdown = readFileSync(path.join(import.meta.dirname, '../../docs/requirements.md'), 'utf8');
  expect(readRows(markdown).rows.size).toBe(641);
});

test.each([
  ['[CART-05 CART-06] minus stops at one', ['CART-05', 'CART-06']],
  ['minus [CART-05]', []],
  ['[CART-05 to CART-09] a range is no list', []],
])('the ids of the title %s', (title, ids) => {
  expect(idsOfTitle(title)).toEqual(ids);
});

test.each<[string, Check[], string[]]>([
  ['every requirement has a check', [aCheck()], []],
  ['a requirement has no check', [aCheck({ ids: ['CART-01'] })], ['CART-02 has no passing check.']],
  [
    'a check does not pass',
    [aCheck({ proves: false })],
    ['CART-01 has no passing check.', 'CART-02 has no passing check.'],
  ],
  [
    'a check names an unknown requirement',
    [aCheck(), aCheck({ ids: ['CART-99'] })],
    ['a check names CART-99, which is no row.'],
  ],
  [
    'a check names too many requirements',
    [aCheck(), aCheck({ ids: Array<string>(6).fill('CART-01') })],
    ['a check names 6 rows; 5 are the most.'],
  ],
])('%s', (_case, checks, violations) => {
  expect(violationsOf(contract, checks)).toEqual(violations);
});
