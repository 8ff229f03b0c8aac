import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checksOfList, checksOfVitest } from './reports.ts';
import {
  countSentence,
  findRequirements,
  idsOfTitle,
  proofsOf,
  readRequirements,
  traceText,
  violationsOf,
  type Check,
} from './trace.ts';

const markdown = `
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
const requirements = readRequirements(markdown);
const aCheck = (overrides: Partial<Check> = {}): Check => ({
  name: 'a check',
  ids: ['CART-01', 'CART-02', 'AMB-12'],
  isCounted: true,
  ...overrides,
});

test('there are 641 requirements', () => {
  const file = path.join(import.meta.dirname, '../../docs/requirements.md');
  const all = readRequirements(readFileSync(file, 'utf8'));
  expect(all.filter(({ isExplanation }) => !isExplanation)).toHaveLength(641);
  expect(all.find(({ id }) => id === 'VALID-18')).toMatchObject({
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
      isCounted: true,
    },
  ]);
  expect(checksOfList([{ name: `${suite} > ${title}`, file }])).toEqual(run);
});

test.each<[string, Check[], string[]]>([
  ['every requirement has a check', [aCheck()], []],
  ['a requirement has no check', [aCheck({ ids: ['CART-01'] })], ['CART-02 has no passing check.']],
  [
    'a check does not pass',
    [aCheck({ isCounted: false })],
    ['CART-01 has no passing check.', 'CART-02 has no passing check.'],
  ],
  [
    'a check names an unknown requirement',
    [aCheck(), aCheck({ ids: ['CART-99'] })],
    ['a check names CART-99, which is not in docs/requirements.md.'],
  ],
  [
    'a check names too many requirements',
    [aCheck(), aCheck({ ids: Array<string>(6).fill('CART-01') })],
    ['a check names 6 rows; at most 5 are allowed.'],
  ],
])('%s', (_case, checks, violations) => {
  expect(violationsOf(requirements, checks)).toEqual(violations);
});

test('a row that occurs twice is an error', () => {
  expect(() => readRequirements(`${markdown}\n${markdown}`)).toThrow(
    'The row CART-01 occurs twice in the requirements.',
  );
});

const story = aCheck({ name: 'CartRow.stories.tsx: Default', story: 'cart-row--default', ids: ['CART-01'] });
const proofs = proofsOf([
  story,
  aCheck({ name: 'cart.test.ts: adds', ids: ['CART-01'] }),
  aCheck({ isCounted: false, ids: ['CART-02'] }),
]);

test('a row has the tests that name it and have passed', () => {
  expect(proofs).toEqual({
    'CART-01': [{ name: 'CartRow.stories.tsx: Default', story: 'cart-row--default' }, { name: 'cart.test.ts: adds' }],
  });
});

test('the requirements are printed by section, each row with its tests', () => {
  expect(traceText(requirements, proofs)).toBe(`CART: Cart screen
  CART-01 A heading
    CartRow.stories.tsx: Default
    cart.test.ts: adds
  CART-02 An image
    no test

Ambiguities
  AMB-12 A reading

2 requirements: 1 with a test, 1 without.`);
  expect(countSentence(requirements, {})).toBe('2 requirements: 0 with a test, 2 without.');
});

test.each([
  ['cart-0', ['CART-01', 'CART-02']],
  [' Image ', ['CART-02']],
  ['login first', ['CART-02']],
  ['CartRow.stories', ['CART-01']],
  ['nothing of this', []],
])('the search for "%s" finds rows by id, text, exact text and test', (searched, ids) => {
  expect(findRequirements(requirements, proofs, searched).map(({ id }) => id)).toEqual(ids);
});
