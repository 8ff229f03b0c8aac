import path from 'node:path';
import { expect, it } from 'vitest';
import type { JsonTestResult } from 'vitest/node';
import { completeOutcome, shorten } from './outcome.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import { readVitestReport } from './vitest-report.ts';

const vitestTest = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
});
const vitestFile = (name: string, status: string, assertionResults: object[], message = '') => ({
  name: `/shop/${name}`,
  status,
  assertionResults,
  message,
});
const readVitest = (...testResults: object[]) =>
  readVitestReport({ testResults: testResults as JsonTestResult[] }, '/shop');

it('counts what Vitest passed and names what failed', () => {
  const outcome = readVitest(
    vitestFile('libs/a.test.ts', 'failed', [
      vitestTest('[CART-05] minus stops at one', 'passed'),
      vitestTest('[CART-06] plus adds one', 'failed', ['AssertionError: expected 1 to be 2\n    at a.test.ts:3']),
    ]),
  );
  expect(outcome).toEqual({
    passed: 1,
    failures: [
      {
        title: 'libs/a.test.ts: [CART-06] plus adds one',
        reason: 'AssertionError: expected 1 to be 2\n    at a.test.ts:3',
      },
    ],
    flaky: [],
  });
});

it('counts a file that fails before its first test', () => {
  const outcome = readVitest(vitestFile('libs/a.test.ts', 'failed', [], 'Cannot find module'));
  expect(outcome).toEqual({
    passed: 0,
    failures: [{ title: 'libs/a.test.ts', reason: 'Cannot find module' }],
    flaky: [],
  });
});

it.each(['pending', 'skipped', 'todo'])('counts a test that is %s as failed', (status) => {
  const outcome = readVitest(vitestFile('libs/a.test.ts', 'passed', [vitestTest('later', status)]));
  expect(outcome).toEqual({
    passed: 0,
    failures: [{ title: 'libs/a.test.ts: later', reason: `it was ${status}` }],
    flaky: [],
  });
});

const journey = (title: string, status: string, messages: string[] = []) => ({
  title,
  file: 'buying.journey.ts',
  tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
});

it('counts what Playwright passed and names what failed, with its group', () => {
  const suites = [
    {
      title: 'buying.journey.ts',
      specs: [journey('[AUTH-04] pays', 'expected')],
      suites: [{ title: 'a guest', specs: [journey('keeps the cart', 'unexpected', ['Error: no cart'])] }],
    },
  ];
  expect(readPlaywrightReport(JSON.stringify({ suites, errors: [] }))).toEqual({
    passed: 1,
    failures: [{ title: 'buying.journey.ts: a guest keeps the cart', reason: 'Error: no cart' }],
    flaky: [],
  });
});

it('names the trace of a journey that failed', () => {
  const attachments = [{ name: 'trace', path: path.resolve(import.meta.dirname, '../../reports/trace.zip') }];
  const spec = {
    ...journey('pays', 'unexpected'),
    tests: [{ status: 'unexpected', results: [{ errors: [], attachments }] }],
  };
  const { failures } = readPlaywrightReport(JSON.stringify({ suites: [{ title: '', specs: [spec] }], errors: [] }));
  expect(failures[0]?.reason).toBe('it was unexpected\nnpx playwright show-trace reports/trace.zip');
});

it('names the address of a story that failed', () => {
  const test = { ...vitestTest('Default', 'failed', ['Error: late']), meta: { storyId: 'ui-button--default' } };
  const { failures } = readVitest(vitestFile('libs/a.stories.tsx', 'failed', [test]));
  expect(failures[0]?.reason).toBe('Error: late\nhttp://localhost:6006/?path=/story/ui-button--default');
});

it('counts a journey that is skipped as failed', () => {
  const suites = [{ title: 'buying.journey.ts', specs: [journey('pays', 'skipped')] }];
  expect(readPlaywrightReport(JSON.stringify({ suites, errors: [] }))).toEqual({
    passed: 0,
    failures: [{ title: 'buying.journey.ts: pays', reason: 'it was skipped' }],
    flaky: [],
  });
});

it('counts a journey that passed when it was retried as passed, and lists it as flaky', () => {
  const suites = [{ title: 'buying.journey.ts', specs: [journey('pays', 'flaky', ['Error: no cart'])] }];
  expect(readPlaywrightReport(JSON.stringify({ suites, errors: [] }))).toEqual({
    passed: 1,
    failures: [],
    flaky: [{ title: 'buying.journey.ts: pays', reason: 'Error: no cart' }],
  });
});

it('counts a story that passed when it was retried as passed, and lists it as flaky', () => {
  const outcome = readVitest(
    vitestFile('libs/a.stories.tsx', 'passed', [vitestTest('Default', 'passed', ['Error: late'])]),
  );
  expect(outcome).toEqual({
    passed: 1,
    failures: [],
    flaky: [{ title: 'libs/a.stories.tsx: Default', reason: 'Error: late' }],
  });
});

it('counts what breaks before the first journey', () => {
  const report = { suites: [], errors: [{ message: 'The shop did not start' }] };
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 0,
    failures: [{ title: 'before the first journey', reason: 'The shop did not start' }],
    flaky: [],
  });
});

it('takes no success from a runner that ran nothing', () => {
  expect(completeOutcome({ passed: 0, failures: [] }, 0, 'no tests').failures).toEqual([
    { title: 'the runner ran nothing', reason: 'no tests' },
  ]);
});

it('takes no success from a runner that broke down, however much passed', () => {
  expect(completeOutcome({ passed: 9, failures: [] }, 1, '::progress 9 0\nout of memory')).toEqual({
    passed: 9,
    failures: [{ title: 'the runner ended with exit code 1', reason: 'out of memory' }],
  });
});

it('shows the end of a long log, where a runner says what broke it', () => {
  const log = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const [failure] = completeOutcome({ passed: 9, failures: [] }, 1, log).failures;
  expect(failure?.reason.split('\n')).toEqual(['…', ...Array.from({ length: 30 }, (_, line) => `line ${line + 10}`)]);
});

it('shortens a long message and takes the colours out', () => {
  const escape = String.fromCodePoint(27);
  const long = Array.from({ length: 20 }, (_, line) => `${escape}[31mline ${line}${escape}[39m`).join('\n');
  expect(shorten(long).split('\n')).toEqual([...Array.from({ length: 12 }, (_, line) => `line ${line}`), '…']);
});
