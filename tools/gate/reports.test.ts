import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './reports.ts';

const vitest = (status: string, failureMessages: string[] = []) =>
  ({
    testResults: [
      {
        name: '/shop/libs/ui/Chip.stories.tsx',
        status: 'passed',
        assertionResults: [{ status, fullName: 'Default', failureMessages, meta: { storyId: 'ui-chip--default' } }],
      },
    ],
  }) as never;
const chip = (reason: string) => ({
  title: 'libs/ui/Chip.stories.tsx: Default',
  reason: `${reason}\nhttp://localhost:6006/?path=/story/ui-chip--default`,
});

test.each([
  ['passed', vitest('passed'), { passed: 1, failures: [], flaky: [] }],
  ['failed', vitest('failed', ['no name']), { passed: 0, failures: [chip('no name')], flaky: [] }],
  ['skipped', vitest('pending'), { passed: 0, failures: [chip('it was pending')], flaky: [] }],
  ['passed when retried', vitest('passed', ['late']), { passed: 1, failures: [], flaky: [chip('late')] }],
])('a Vitest test that %s', (_case, report, outcome) => {
  expect(readVitest(report, '/shop')).toEqual(outcome);
});

test('a file that fails before its first test is one failure', () => {
  const file = { name: '/shop/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
  expect(readVitest({ testResults: [file] } as never, '/shop')).toEqual({
    passed: 0,
    failures: [{ title: 'a.test.ts', reason: 'no such module' }],
    flaky: [],
  });
});

const playwright = (status: string) =>
  ({
    errors: [],
    suites: [
      {
        title: 'buying.journey.ts',
        specs: [],
        suites: [
          {
            title: 'a guest',
            specs: [
              {
                file: 'buying.journey.ts',
                title: 'buys',
                tests: [{ status, results: [{ errors: [], attachments: [{ name: 'trace', path: 'trace.zip' }] }] }],
              },
            ],
          },
        ],
      },
    ],
  }) as never;
const journey = (status: string) => ({
  title: 'buying.journey.ts: a guest buys',
  reason: `it was ${status}\nnpx playwright show-trace trace.zip`,
});

test.each([
  ['expected', { passed: 1, failures: [], flaky: [] }],
  ['flaky', { passed: 1, failures: [], flaky: [journey('flaky')] }],
  ['unexpected', { passed: 0, failures: [journey('unexpected')], flaky: [] }],
  ['skipped', { passed: 0, failures: [journey('skipped')], flaky: [] }],
])('a journey that is %s', (status, outcome) => {
  expect(readPlaywright(playwright(status))).toEqual(outcome);
});
