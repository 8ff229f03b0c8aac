import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const place = `tools/check-${process.pid}`;
const kept = path.join(root, 'reports', place);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'niramaya-check-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(kept, { recursive: true, force: true });
});

/** Runs a check with a mock runner that writes this outcome and exits with this code. */
function check(outcome: object, exitCode: number) {
  const runner = path.join(folder, 'runner.ts');
  writeFileSync(
    runner,
    `import { writeFileSync } from 'node:fs';
writeFileSync(process.env.OUTCOME_FILE ?? '', ${JSON.stringify(JSON.stringify(outcome))});
process.exit(${exitCode});
`,
  );
  const args = ['tools/test/check.ts', `--in=${place}`, '--report=outcome', runner];
  const { status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const file = path.join(kept, 'outcome.json');
  const failures = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { failures: { title: string }[] }).failures.map(({ title }) => title)
    : undefined;
  return { status, failures };
}

it('passes with what passed', () => {
  expect(check({ passed: 2, failures: [] }, 0)).toEqual({ status: 0, failures: [] });
});

it.each([
  ['a runner that ran nothing', { passed: 0, failures: [] }, 0, 'the runner ran nothing'],
  [
    'what was skipped, of which the runner makes nothing',
    { passed: 1, failures: [{ title: 'later', reason: '' }] },
    0,
    'later',
  ],
  ['a runner that broke down', { passed: 1, failures: [] }, 3, 'the runner ended with exit code 3'],
])('fails with %s, so that Nx keeps no such outcome', (_what, outcome, exitCode, title) => {
  expect(check(outcome, exitCode)).toEqual({ status: expect.any(Number), failures: [title] });
  expect(check(outcome, exitCode).status).not.toBe(0);
});
