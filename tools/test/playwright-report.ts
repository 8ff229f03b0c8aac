import type { JSONReport, JSONReportSpec, JSONReportSuite } from 'playwright/types/testReporter';
import { shorten, type Failure, type Outcome } from './outcome.ts';

/**
 * Reads the JSON report of Playwright. Anything but a pass at the first attempt counts as a failure, a skipped journey
 * too.
 */
export function readPlaywrightReport(text: string): Outcome {
  const report = JSON.parse(text) as JSONReport;
  const tests = report.suites
    .flatMap(specsOf)
    .flatMap(({ spec, path }) => spec.tests.map((test) => ({ spec, path, test })));
  const failures: Failure[] = tests
    .filter(({ test }) => test.status !== 'expected')
    .map(({ spec, path, test }) => {
      const errors = test.results.flatMap((result) => result.errors.map(({ message }) => message ?? ''));
      return {
        title: `${spec.file}: ${[...path, spec.title].join(' ')}`,
        reason: shorten(errors.join('\n') || `it was ${test.status}`),
      };
    });
  const broken = report.errors.map(({ message }) => ({
    title: 'before the first journey',
    reason: shorten(message ?? ''),
  }));
  return { passed: tests.length - failures.length, failures: [...broken, ...failures] };
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
