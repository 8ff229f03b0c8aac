import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDisplay } from './cached-display.ts';

let lines: string[];

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
});
afterEach(() => {
  vi.useRealTimers();
});

const print = (line: string) => void lines.push(line);

it('ends with the sum of all tasks, run and restored, after what failed and the seconds of each', () => {
  const display = createDisplay(['ui test', 'ui lint', 'lazy test'], 'Browser: Chromium', print);
  display.finished('lazy test', { passed: 4, failures: [] }, { restored: true });
  display.finished(
    'ui lint',
    { passed: 0, failures: [{ title: 'exit code 1', reason: 'a.ts\n  1:1 error' }] },
    { seconds: 4 },
  );
  vi.advanceTimersByTime(6_000);
  display.finished('ui test', { passed: 12, failures: [], notes: ['Button: 2326 bytes'] }, { seconds: 6 });
  expect(display.summary()).toBe(1);
  expect(lines).toEqual([
    'Browser: Chromium',
    '✓ lazy test  4 passed, 0 failed  (restored)',
    '✗ ui lint    0 passed, 1 failed  (4 s)',
    '✓ ui test    12 passed, 0 failed  (6 s)',
    '    Button: 2326 bytes',
    '\n✗ ui lint: exit code 1\n    a.ts\n      1:1 error',
    '\n2 tasks ran, 1 were restored from the cache of Nx. Reports and logs are in reports/.',
    'Seconds: ui test 6, ui lint 4; 6 in all.',
    '16 passed, 1 failed',
  ]);
});

it('counts what no task can be blamed for as a failure', () => {
  const display = createDisplay(['ui test'], 'Browser: Chromium', print);
  display.finished('ui test', { passed: 1, failures: [] }, { seconds: 1 });
  expect(display.summary(['Nx ended with exit code 1.'])).toBe(1);
  expect(lines.at(-1)).toBe('1 passed, 1 failed');
  expect(lines).toContain('\n✗ Nx ended with exit code 1.');
});

it('says every ten seconds how far the running tasks are', () => {
  const display = createDisplay(['ui test', 'ui lint', 'ui stories'], 'Browser: Chromium', print);
  vi.advanceTimersByTime(10_000);
  display.running('ui test', { startedAt: 0, progress: { passed: 3, failed: 1 } });
  display.running('ui lint', { startedAt: 0 });
  vi.advanceTimersByTime(10_000);
  display.stop();
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(1)).toEqual(['  … 10 s: Nx is choosing', '  … 20 s: ui test 3 passed, 1 failed; ui lint']);
});
