import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checksOfList, checksOfVitest } from './reports.ts';
import {
  countOf,
  findRows,
  idsOfTitle,
  printTrace,
  proofsOf,
  readContract,
  violationsOf,
  type Check,
} from './trace.ts';

const contract = `
## CART: Cart screen

| id | requirement | how to check | spec |
|---|---|---|---|
| CART-01 | A heading | a | 1 |
| CART-02 | An image | b | 2 |

## Ambiguities

| id | statements | first reading | spec |
|---|---|---|---|
| AMB-12 | A reading | c | 3 |

## Exact strings

| string | characters | rows | spec |
|---|---:|---|---|
| 'Please Login first ' | 19 | CART-02, CART-03 | 4 |
`;
const aCheck = (overrides: Partial<Check> = {}): Check => ({
  name: 'a check',
  ids: ['CART-01', 'CART-02', 'AMB-12'],
  proves: true,
  ...overrides,
});

test('the contract has 641 requirements', () => {
  const markdown = readFileSync(path.join(import.meta.dirname, '../../docs/requirements.md'), 'utf8');
  const rows = readContract(markdown);
  expect(rows.filter(({ isExplanation }) => !isExplanation)).toHaveLength(641);
  expect(rows.find(({ id }) => id === 'VALID-18')).toMatchObject({
    section: 'VALID: Validation rules',
    exact: ['Please Login first '],
  });
});

test.each([
  ['[CART-05 CART-06] minus stops at one', ['CART-05', 'CART-06']],
  ['minus [CART-05]', []],
  ['[CART-05 to CART-09] a range is no list', []],
])('the ids of the title %s', (title, ids) => {
  expect(idsOfTitle(title)).toEqual(ids);
});

test('a test proves the rows that its title and its suites name, whether it has run or is listed', () => {
  const file = path.resolve(import.meta.dirname, '../../libs/cart/cart.test.ts');
  const suite = '[CART-05] minus';
  const title = '[CART-06] stops at one';
  const run = checksOfVitest({
    testResults: [
      {
        name: file,
        assertionResults: [
          { ancestorTitles: [suite], title, fullName: `${suite} ${title}`, status: 'passed', meta: {} },
        ],
      },
    ],
  });
  expect(run).toEqual([
    {
      name: 'libs/cart/cart.test.ts: [CART-05] minus [CART-06] stops at one',
      ids: ['CART-05', 'CART-06'],
      proves: true,
    },
  ]);
  expect(checksOfList([{ name: `${suite} > ${title}`, file }])).toEqual(run);
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

test('a row that occurs twice is an error', () => {
  expect(() => readContract(`${contract}\n${contract}`)).toThrow('The row CART-01 stands twice in the requirements.');
});

const story = aCheck({ name: 'CartRow.stories.tsx: Default', story: 'cart-row--default', ids: ['CART-01'] });
const proofs = proofsOf([
  story,
  aCheck({ name: 'cart.test.ts: adds', ids: ['CART-01'] }),
  aCheck({ proves: false, ids: ['CART-02'] }),
]);
const rows = readContract(contract);

test('a row has the tests that name it and have passed', () => {
  expect(proofs).toEqual({
    'CART-01': [{ name: 'CartRow.stories.tsx: Default', story: 'cart-row--default' }, { name: 'cart.test.ts: adds' }],
  });
});

test('the contract is printed by section, each row with its tests', () => {
  expect(printTrace(rows, proofs)).toBe(`CART: Cart screen
  CART-01 A heading
    CartRow.stories.tsx: Default
    cart.test.ts: adds
  CART-02 An image
    no test

Ambiguities
  AMB-12 A reading

2 rows: 1 with a test, 1 without.`);
  expect(countOf(rows, {})).toBe('2 rows: 0 with a test, 2 without.');
});

test.each([
  ['cart-0', ['CART-01', 'CART-02']],
  [' Image ', ['CART-02']],
  ['login first', ['CART-02']],
  ['CartRow.stories', ['CART-01']],
  ['nothing of this', []],
])('the search for "%s" finds rows by id, text, exact text and test', (searched, ids) => {
  expect(findRows(rows, proofs, searched).map(({ id }) => id)).toEqual(ids);
});
