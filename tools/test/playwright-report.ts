import type { JSONReport, JSONReportSpec, JSONReportSuite } from 'playwright/types/testReporter';
import { shorten, type Failure, type Outcome } from './outcome.ts';

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
    return {
      title: `${spec.file}: ${[...path, spec.title].join(' ')}`,
      reason: shorten(errors.join('\n') || `it was ${test.status}`),
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
