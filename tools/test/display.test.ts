import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDisplay } from './display.ts';
import { createCounter, readProgress } from './progress.ts';

let lines: string[];

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const print = (line: string) => void lines.push(line);

it('ends with the sum of all checks, after what failed and the seconds of each', () => {
  const display = createDisplay(['unit', 'lint'], 'Browser: Chromium', print);
  display.running('unit');
  display.running('lint');
  vi.advanceTimersByTime(4_000);
  display.finished('lint', { passed: 0, failures: [{ title: 'exit code 1', reason: 'a.ts\n  1:1 error' }] });
  vi.advanceTimersByTime(2_000);
  display.finished('unit', { passed: 12, failures: [], notes: ['Button: 2326 bytes'] });
  expect(display.summary()).toBe(1);
  expect(lines).toEqual([
    'Browser: Chromium',
    '✗ lint  0 passed, 1 failed  (4 s)',
    '✓ unit  12 passed, 0 failed  (6 s)',
    '    Button: 2326 bytes',
    '\n✗ lint: exit code 1\n    a.ts\n      1:1 error',
    '  → npx eslint --fix FILE corrects what it can; each message ends with the name of its rule.',
    '\nSeconds: unit 6, lint 4; 6 in all. Reports and logs are in reports/.',
    '12 passed, 1 failed',
  ]);
});

it('says what was restored, and counts what no check can be blamed for as a failure', () => {
  const display = createDisplay(['ui test', 'ui lint', 'lazy test'], 'Browser: Chromium', print);
  display.finished('lazy test', { passed: 4, failures: [] }, { restored: true });
  display.finished('ui lint', { passed: 1, failures: [] }, { seconds: 4 });
  vi.advanceTimersByTime(10_000);
  display.finished('ui test', { passed: 12, failures: [] }, { seconds: 9 });
  expect(display.summary(['Nx ended with exit code 1.'])).toBe(1);
  expect(lines).toEqual([
    'Browser: Chromium',
    '✓ lazy test  4 passed, 0 failed  (restored)',
    '✓ ui lint    1 passed, 0 failed  (4 s)',
    '  … 10 s: nothing runs yet',
    '✓ ui test    12 passed, 0 failed  (9 s)',
    '\n✗ Nx ended with exit code 1.',
    '\nSeconds: ui test 9, ui lint 4; 10 in all. 1 of 3 restored from the cache of Nx. Reports and logs are in reports/.',
    '17 passed, 1 failed',
  ]);
});

it('says every ten seconds how far the running checks are', () => {
  const display = createDisplay(['unit', 'lint', 'stories'], 'Browser: Chromium', print);
  display.running('unit');
  display.running('lint');
  display.running('unit', { passed: 3, failed: 1 });
  vi.advanceTimersByTime(10_000);
  display.stop();
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(1)).toEqual(['  … 10 s: unit 3 passed, 1 failed; lint']);
});

it('counts the seconds of a run that several checks share once', () => {
  const display = createDisplay(['ui test', 'lazy test'], 'Browser: Chromium', print);
  display.running('ui test', { passed: 1, failed: 0 }, 2);
  vi.advanceTimersByTime(10_000);
  display.finished('ui test', { passed: 12, failures: [] }, { seconds: 10 });
  display.finished('lazy test', { passed: 4, failures: [] }, { seconds: 10, with: 'ui test' });
  display.summary();
  expect(lines).toEqual([
    'Browser: Chromium',
    '  … 10 s: ui test and 1 more 1 passed, 0 failed',
    '✓ ui test    12 passed, 0 failed  (10 s)',
    '✓ lazy test  4 passed, 0 failed  (with ui test)',
    '\nSeconds: ui test 10; 10 in all. Reports and logs are in reports/.',
    '16 passed, 0 failed',
  ]);
});

it('reads the progress that a runner prints among other words', () => {
  let output = 'listening\n';
  const count = createCounter((line) => (output += line));
  count(true);
  count(false);
  output += 'more words\n';
  expect(readProgress(output)).toEqual({ passed: 1, failed: 1 });
  expect(readProgress('nothing of the kind')).toBeUndefined();
});

const flakyStories = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ title: `Story ${at}`, reason: 'Error: late' }));

it('lists flaky tests above the closing line, and counts them as passed', () => {
  const display = createDisplay(['stories'], 'Browser: Chromium', print);
  display.finished('stories', { passed: 9, failures: [], flaky: flakyStories(1) }, { seconds: 6 });
  expect(display.summary()).toBe(0);
  expect(lines).toEqual([
    'Browser: Chromium',
    '✓ stories  9 passed, 0 failed  (6 s)',
    '\n~ stories: Story 0\n    flaky: it passed when it was retried\n    Error: late',
    '\nSeconds: stories 6; 0 in all. Reports and logs are in reports/.',
    '9 passed, 0 failed',
  ]);
});

it.each([
  [5, 0],
  [6, 1],
])('with %i flaky tests in a run, %i check fails', (count, failed) => {
  const display = createDisplay(['stories'], 'Browser: Chromium', print);
  display.finished('stories', { passed: 9, failures: [], flaky: flakyStories(count) }, { seconds: 6 });
  expect(display.summary()).toBe(failed);
  expect(lines.at(-1)).toBe(`9 passed, ${failed} failed`);
});

it('neither lists nor counts the flaky tests of a check that was restored', () => {
  const display = createDisplay(['stories'], 'Browser: Chromium', print);
  display.finished('stories', { passed: 9, failures: [], flaky: flakyStories(6) }, { restored: true });
  expect(display.summary()).toBe(0);
  expect(lines).toEqual([
    'Browser: Chromium',
    '✓ stories  9 passed, 0 failed  (restored)',
    '\nSeconds: 0 in all. 1 of 1 restored from the cache of Nx. Reports and logs are in reports/.',
    '9 passed, 0 failed',
  ]);
});

it.each([
  ['ui stories', 'Run npm run test:stories -- FILE, or open the story: npm run storybook, then its address.'],
  ['tools format', 'Run npm run format.'],
])('%s: adds what to do about its failures, once', (name, remedy) => {
  const display = createDisplay([name], 'Browser: Chromium', print);
  const failures = ['a', 'b'].map((title) => ({ title, reason: 'Error' }));
  display.finished(name, { passed: 0, failures }, { seconds: 1 });
  display.summary();
  expect(lines.slice(2, 5)).toEqual([`\n✗ ${name}: a\n    Error`, `\n✗ ${name}: b\n    Error`, `  → ${remedy}`]);
});
