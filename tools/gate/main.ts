import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';
import { phases, type Check } from './checks.ts';
import { readPlaywright, readVitest, type Outcome } from './reports.ts';

/** More flaky tests are a fault that retries must not hide. */
const mostFlaky = 5;
const logLines = 40;

const root = path.resolve(import.meta.dirname, '../..');
const reports = path.join(root, 'reports');
const isFull = process.argv.includes('--full');
const env: NodeJS.ProcessEnv = {
  ...process.env,
  ...(isFull && { TEST_TIER: 'full' }),
  PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
};

const endOf = (log: string): string => readFileSync(log, 'utf8').trim().split('\n').slice(-logLines).join('\n');
const secondsSince = (instant: number): number => Math.round((Date.now() - instant) / 1000);
const indent = (text: string): string => text.replace(/^/gm, '    ');

const startedAt = Date.now();
const outcomes = new Map<Check, Outcome>();
const countFailures = (): number => [...outcomes.values()].reduce((sum, { failures }) => sum + failures.length, 0);
const running = new Set<ChildProcess>();
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    stopped = true;
    for (const child of running) child.kill('SIGTERM');
  });

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
for (const [index, lanes] of phases.entries()) {
  await Promise.all(lanes.map(runLane));
  if (stopped) process.exit(130);
  if (index === 0 && countFailures() > 0) {
    console.log('\nThe other checks were not run, because a check of the sources failed.');
    break;
  }
}
printSummary();

async function runLane(lane: readonly Check[]): Promise<void> {
  for (const check of lane) {
    if (stopped || (check.full && !isFull)) continue;
    const since = Date.now();
    const outcome = await run(check);
    outcomes.set(check, outcome);
    const { passed, failures } = outcome;
    console.log(
      `${failures.length > 0 ? '✗' : '✓'} ${check.name}: ${passed} passed, ${failures.length} failed (${secondsSince(since)} s)`,
    );
  }
}

async function run({ name, command, report, needs }: Check): Promise<Outcome> {
  const needed = [...outcomes].find(([check]) => check.name === needs)?.[1];
  if (needs && needed?.failures.length !== 0) return broken('it was not run', `It needs ${needs}, which failed.`);
  const file = path.join(reports, `${name}.json`);
  const log = path.join(reports, `${name}.log`);
  const [program = '', ...args] = command.split(' ');
  const child = spawn(program, args, {
    cwd: root,
    env: { ...env, ...(report === 'playwright' && { PLAYWRIGHT_JSON_OUTPUT_FILE: file }) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // On Windows, commands of packages are scripts for cmd.exe.
    shell: process.platform === 'win32',
  });
  running.add(child);
  const output = createWriteStream(log);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.write(chunk));
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  running.delete(child);
  await new Promise<void>((resolve) => output.end(resolve));
  const outcome = existsSync(file) ? read(report, file) : { passed: code === 0 ? 1 : 0, failures: [], flaky: [] };
  if (outcome.failures.length > 0) return outcome;
  // A runner may fail outside of its tests, or run none.
  if (code !== 0 || outcome.passed === 0 || (report && !existsSync(file)))
    return { ...outcome, ...broken(`it ended with exit code ${code}`, endOf(log)), passed: outcome.passed };
  return outcome;
}

function read(report: Check['report'], file: string): Outcome {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return report === 'playwright' ? readPlaywright(json as JSONReport) : readVitest(json as JsonTestResults, root);
}

function broken(title: string, reason: string): Outcome {
  return { passed: 0, failures: [{ title, reason }], flaky: [] };
}

function printSummary(): void {
  const flaky = [...outcomes].flatMap(([check, outcome]) => outcome.flaky.map((finding) => ({ check, ...finding })));
  for (const { check, title, reason } of flaky) console.log(`\n~ flaky ${check.name}: ${title}\n${indent(reason)}`);
  for (const [{ name, remedy }, { failures }] of outcomes) {
    for (const { title, reason } of failures) console.log(`\n✗ ${name}: ${title}\n${indent(reason)}`);
    if (failures.length > 0) console.log(`  → ${remedy}`);
  }
  const tooMany = flaky.length > mostFlaky ? 1 : 0;
  if (tooMany) console.log(`\n✗ ${flaky.length} flaky tests are too many: ${mostFlaky} are the most.`);
  const passed = [...outcomes.values()].reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = countFailures() + tooMany;
  console.log(`\n${secondsSince(startedAt)} s. Reports and logs are in reports/. Flaky: ${flaky.length}.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
