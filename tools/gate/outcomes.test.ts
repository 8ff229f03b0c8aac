import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Check } from './checks.ts';
import { outcomeOf } from './outcomes.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'niramaya-gate-'));
  mkdirSync(path.join(root, 'reports'));
});
afterEach(() => rmSync(root, { recursive: true }));

function leave(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, 'reports', name), text);
}

const vitestReport = (...statuses: string[]) =>
  JSON.stringify({
    testResults: [
      {
        name: 'a.test.ts',
        status: 'passed',
        assertionResults: statuses.map((status) => ({ status, fullName: 'adds', failureMessages: [] })),
      },
    ],
  });

const lint: Check = { name: 'lint' };
const unit: Check = { name: 'unit', report: 'vitest' };
const notRun = 'A check that it needs has failed, or Nx could not start it.';

test.each<[string, Check, Record<string, string>, number, string[]]>([
  ['without a log was not run', lint, {}, 0, [notRun]],
  ['with a log alone has failed', lint, { 'lint.log': 'first\nno-undef' }, 0, ['first\nno-undef']],
  ['with its mark has passed once', lint, { 'lint.log': '', 'lint.passed': 'passed' }, 1, []],
  [
    'counts its tests',
    unit,
    { 'unit.log': '', 'unit.json': vitestReport('passed', 'passed'), 'unit.passed': 'passed' },
    2,
    [],
  ],
  [
    'fails with its tests',
    unit,
    { 'unit.log': '', 'unit.json': vitestReport('passed', 'failed') },
    1,
    ['it was failed'],
  ],
  [
    'fails if the runner fails after its tests',
    unit,
    { 'unit.log': 'out of memory', 'unit.json': vitestReport('passed') },
    1,
    ['out of memory'],
  ],
  [
    'fails if it ran no test',
    unit,
    { 'unit.log': 'no files', 'unit.json': vitestReport(), 'unit.passed': 'passed' },
    0,
    ['no files'],
  ],
])('a check that %s', (_case, check, files, passed, reasons) => {
  leave(files);
  const outcome = outcomeOf(check, root);
  expect(outcome.passed).toBe(passed);
  expect(outcome.failures.map(({ reason }) => reason)).toEqual(reasons);
});
