/**
 * `npm test`: runs the checks with Nx, and prints how many tests have passed, and each failure with its remedy. With
 * `--full` it also runs those of the full tier. Exits with 1 if a check fails or too many tests are flaky.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checks, targetOf } from './checks.ts';
import { outcomeOf } from './outcomes.ts';

/** The most flaky tests of a run that passes. More are a fault that retries must not hide. */
const mostFlaky = 5;

const root = path.resolve(import.meta.dirname, '../..');
const reports = path.join(root, 'reports');
const isFull = process.argv.includes('--full');
const indent = (text: string): string => text.replace(/^/gm, '    ');

/** The part of `project.json` that this file reads. `description` is the remedy for a failure of the check. */
interface Project {
  readonly targets: Readonly<Record<string, { readonly metadata: { readonly description: string } }>>;
}
const { targets } = JSON.parse(readFileSync(path.join(root, 'project.json'), 'utf8')) as Project;

const startedAt = Date.now();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const selected = checks.filter(({ isOfFullTier }) => isFull || !isOfFullTier);
const options = ['--projects=niramaya', `--targets=${selected.map(targetOf).join(',')}`, '--outputStyle=static'];
// The exit status is not read, because the reports show which check has failed.
const { signal, error } = spawnSync('nx', ['run-many', ...options], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(isFull && { TEST_TIER: 'full' }),
    PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
    NO_COLOR: '1',
    // With this variable, Node would ignore NO_COLOR.
    FORCE_COLOR: undefined,
    NX_TUI: 'false',
  },
  // On Windows, commands of packages are scripts for cmd.exe.
  shell: process.platform === 'win32',
});
if (error) throw error;
// 130 is the exit code of a shell for a command that Ctrl-C has ended.
if (signal) process.exit(130);

const outcomes = selected.map((check) => ({ check, ...outcomeOf(check, root) }));
for (const { check, passed, failures } of outcomes)
  console.log(`${failures.length > 0 ? '✗' : '✓'} ${check.name}: ${passed} passed, ${failures.length} failed`);
for (const { check, flaky } of outcomes)
  for (const { title, reason } of flaky) console.log(`\n~ flaky ${check.name}: ${title}\n${indent(reason)}`);
for (const { check, failures } of outcomes) {
  for (const { title, reason } of failures) console.log(`\n✗ ${check.name}: ${title}\n${indent(reason)}`);
  if (failures.length > 0) console.log(`  → ${targets[targetOf(check)]?.metadata.description}`);
}
const sumOf = (count: (outcome: (typeof outcomes)[number]) => number) =>
  outcomes.reduce((sum, outcome) => sum + count(outcome), 0);
const flaky = sumOf((outcome) => outcome.flaky.length);
const isTooFlaky = flaky > mostFlaky;
if (isTooFlaky) console.log(`\n✗ ${flaky} flaky tests are too many: ${mostFlaky} are the most.`);
const failed = sumOf(({ failures }) => failures.length) + (isTooFlaky ? 1 : 0);
const seconds = Math.round((Date.now() - startedAt) / 1000);
console.log(`\n${seconds} s. Reports and logs are in reports/. Flaky: ${flaky}.`);
console.log(`${sumOf(({ passed }) => passed)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
