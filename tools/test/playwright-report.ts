import type { JSONReport, JSONReportSpec, JSONReportSuite } from 'playwright/types/testReporter';
import { relative, resolve } from 'node:path';
import { shorten, type Failure, type Outcome } from './outcome.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Reads the JSON report of Playwright. A journey that passed only when it was retried counts as passed, and is listed as
 * flaky. A skipped journey counts as a failure.
 */
export function readPlaywrightReport(text: string): Outcome {
  const report = JSON.parse(text) as JSONReport;
  const tests = report.suites
    .flatMap(specsOf)
    .flatMap(({ spec, path }) => spec.tests.map((test) => ({ spec, path, test })));
  const failureOf = ({ spec, path, test }: (typeof tests)[number]): Failure => {
    const errors = test.results.flatMap((result) => result.errors.map(({ message }) => message ?? ''));
    const trace = test.results
      .flatMap(({ attachments }) => attachments ?? [])
      .find(({ name }) => name === 'trace')?.path;
    return {
      title: `${spec.file}: ${[...path, spec.title].join(' ')}`,
      reason: [
        shorten(errors.join('\n') || `it was ${test.status}`),
        ...(trace ? [`npx playwright show-trace ${relative(root, trace)}`] : []),
      ].join('\n'),
    };
  };
  const failures = tests.filter(({ test: { status } }) => status !== 'expected' && status !== 'flaky').map(failureOf);
  const flaky = tests.filter(({ test }) => test.status === 'flaky').map(failureOf);
  const broken = report.errors.map(({ message }) => ({
    title: 'before the first journey',
    reason: shorten(message ?? ''),
  }));
  return { passed: tests.length - failures.length, failures: [...broken, ...failures], flaky };
}

/**
 * Returns the tests of a suite. A file is a suite, and so is each group of tests in it. The file is named once, so the
 * path omits its own title.
 */
function specsOf(suite: JSONReportSuite): { spec: JSONReportSpec; path: string[] }[] {
  const inner = (suite.suites ?? []).flatMap((one) =>
    specsOf(one).map(({ spec, path }) => ({ spec, path: [one.title, ...path] })),
  );
  return [...suite.specs.map((spec) => ({ spec, path: [] })), ...inner];
}
