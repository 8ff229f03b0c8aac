import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { idsOfTitle, readPlaywright, readVitest, type Check } from './checks.ts';
import { proofsOf } from './proofs.ts';
import { readReadings, readRequirements } from './requirements.ts';
import { coverage, trace } from './trace.ts';

const rows = [
  { id: 'CART-01', area: 'CART', text: 'A heading' },
  { id: 'CART-02', area: 'CART', text: 'An image' },
];
const aCheck = (overrides: Partial<Check> = {}): Check => ({
  kind: 'unit',
  name: 'cart.test.ts: a check',
  ids: ['CART-01', 'CART-02'],
  status: 'passed',
  ...overrides,
});

describe('the contract', () => {
  test('holds 641 rows in 22 areas', async () => {
    const markdown = await readFile(path.join(import.meta.dirname, '../../docs/requirements.md'), 'utf8');
    const contract = readRequirements(markdown);
    expect(contract).toHaveLength(641);
    expect(new Set(contract.map(({ area }) => area)).size).toBe(22);
  });

  test('is refused when an id stands twice', () => {
    expect(() => readRequirements('| CART-01 | a | b | 1 |\n| CART-01 | c | d | 2 |')).toThrow('CART-01');
  });
});

describe('titles', () => {
  test.each([
    ['[CART-05 CART-06] minus stops at one', ['CART-05', 'CART-06']],
    ['[CART-05] minus', ['CART-05']],
    ['minus [CART-05]', []],
    ['[CART-05 to CART-09] a range is no list', []],
  ])('%s', (title, ids) => {
    expect(idsOfTitle(title)).toEqual(ids);
  });
});

describe('reports', () => {
  test('a story names its rows through the preview, a unit test in its title', () => {
    const report = {
      testResults: [
        {
          name: '/shop/libs/ui/Card.stories.tsx',
          assertionResults: [
            {
              title: 'Default',
              fullName: 'Default',
              status: 'passed',
              meta: { storyId: 'ui-card--default', reports: [{ type: 'requirements', result: { ids: ['CART-01'] } }] },
            },
          ],
        },
        {
          name: '/shop/libs/contract/cart.test.ts',
          assertionResults: [{ title: '[CART-02] b', fullName: 'a [CART-02] b', status: 'pending' }],
        },
      ],
    };
    expect(readVitest(report, '/shop')).toEqual([
      { kind: 'story', name: 'libs/ui/Card.stories.tsx: ui-card--default', ids: ['CART-01'], status: 'passed' },
      { kind: 'unit', name: 'libs/contract/cart.test.ts: a [CART-02] b', ids: ['CART-02'], status: 'skipped' },
    ]);
  });

  test('a journey that passed when it was retried has passed', () => {
    const spec = (status: 'expected' | 'flaky' | 'skipped') => ({
      title: '[CART-01] buys',
      file: 'buying.journey.ts',
      tests: [{ status }],
    });
    const suites = [{ title: 'file', suites: [{ title: 'group', specs: [spec('flaky')] }], specs: [spec('expected')] }];
    expect(readPlaywright({ suites }).map(({ status }) => status)).toEqual(['passed', 'passed']);
  });
});

describe('faults', () => {
  test('none when a check names a reading of the contract', () => {
    const readings = readReadings('| AMB-12 | a | b |\n| CART-01 | c | d |');
    expect(readings).toEqual(['AMB-12']);
    expect(trace(rows, [aCheck(), aCheck({ ids: ['AMB-12'] })], readings).faults).toEqual([]);
  });

  test('none when every row has a passing check', () => {
    expect(trace(rows, [aCheck()]).faults).toEqual([]);
  });

  test.each([
    ['a row without a check', [aCheck({ ids: ['CART-01'] })], 'CART-02 has no passing check: An image'],
    [
      'a row whose check failed',
      [aCheck(), aCheck({ status: 'failed' })].slice(1),
      'CART-01 has no passing check: A heading',
    ],
    ['an unknown row', [aCheck(), aCheck({ ids: ['CART-99'] })], 'names CART-99, which is no row of the contract'],
    ['a skipped check', [aCheck(), aCheck({ status: 'skipped' })], 'names rows and was skipped'],
    ['too many rows', [aCheck(), aCheck({ ids: Array<string>(6).fill('CART-01') })], 'names 6 rows; 5 are the most'],
  ])('%s', (_what, checks, sentence) => {
    expect(trace(rows, checks).faults.join('\n')).toContain(sentence);
  });
});

test('coverage is counted by area, and what proves each row is kept for its page', () => {
  const traced = trace(rows, [aCheck({ ids: ['CART-01'] })]);
  expect(coverage(traced)).toEqual([{ area: 'CART', rows: 2, proved: 1 }]);
  expect(proofsOf(traced)).toEqual({ 'CART-01': [{ kind: 'unit', name: aCheck().name }], 'CART-02': [] });
});
