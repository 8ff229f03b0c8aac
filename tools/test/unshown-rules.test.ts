import { expect, test } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import { unshownRules } from './unshown-rules.ts';

const hover = 'button variant=subtle @media (hover: hover) .zIKs:is(:hover, [data-hover])';
const narrow = 'productTile @container (max-width: 11rem) .UKWe > *';

const runOf = (...results: { shown: string[]; waiting: string[] }[]) =>
  ({
    testResults: [{ assertionResults: results.map((result) => ({ meta: { reports: [{ type: 'rules', result }] } })) }],
  }) as unknown as JsonTestResults;

test('a rule is shown where any story shows it, also in the other page of the run', () => {
  expect(unshownRules(runOf({ shown: [hover], waiting: [narrow] }, { shown: [narrow], waiting: [hover] }))).toEqual([]);
});

test('one that no story shows is named with its condition', () => {
  expect(unshownRules(runOf({ shown: [hover], waiting: [narrow] }, { shown: [], waiting: [narrow] }))).toEqual([
    { title: 'styles that no story of the design system shows in force', reason: narrow },
  ]);
});

test('a run of other tests says nothing of rules', () => {
  expect(
    unshownRules({ testResults: [{ assertionResults: [{ meta: {} }, {}] }] } as unknown as JsonTestResults),
  ).toEqual([]);
});
