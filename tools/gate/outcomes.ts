import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { JSONReport } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';
import type { Check } from './checks.ts';
import { readPlaywright, readVitest, type Outcome } from './reports.ts';

/** How many lines of a log a failure quotes, from its end. */
const logLines = 40;

const broken = (title: string, reason: string): Outcome => ({ passed: 0, failures: [{ title, reason }], flaky: [] });

const endOf = (log: string): string => readFileSync(log, 'utf8').trim().split('\n').slice(-logLines).join('\n');

function readReport(report: Check['report'], file: string, root: string): Outcome {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return report === 'playwright' ? readPlaywright(json as JSONReport) : readVitest(json as JsonTestResults, root);
}

/**
 * Reads what a check has left in `reports`: `NAME.log` once it was started, `NAME.json` if it runs tests, and
 * `NAME.passed` once its command has ended with exit code 0. Nx restores all three if nothing has changed.
 */
export function outcomeOf({ name, report }: Check, root: string): Outcome {
  const file = (ending: string) => path.join(root, 'reports', `${name}.${ending}`);
  const log = file('log');
  if (!existsSync(log)) return broken('it was not run', 'A check that it needs has failed, or Nx could not start it.');
  const hasReport = report !== undefined && existsSync(file('json'));
  const outcome = hasReport ? readReport(report, file('json'), root) : { passed: 0, failures: [], flaky: [] };
  if (outcome.failures.length > 0) return outcome;
  // A runner may fail outside of its tests, so its report may list passed tests alone.
  if (!existsSync(file('passed'))) return { ...broken('it failed', endOf(log)), passed: outcome.passed };
  if (report === undefined) return { ...outcome, passed: 1 };
  return outcome.passed > 0 ? outcome : broken('it ran no test', endOf(log));
}
