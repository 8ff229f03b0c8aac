import type { JSONReport, JSONReportSpec, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/node';

/** A failed or flaky test: its title with its file, and the beginning of its error with a link or a command. */
export interface Finding {
  readonly title: string;
  readonly reason: string;
}

/** The result of a check. */
export interface Outcome {
  /** The number of tests that have passed, also at a retry. */
  readonly passed: number;
  readonly failures: readonly Finding[];
  readonly flaky: readonly Finding[];
}

/** The most lines of an error that the summary of a run repeats. */
const reasonLines = 12;

const shorten = (message: string): string => message.trim().split('\n').slice(0, reasonLines).join('\n');

/** Reads Vitest's report. A skipped test or a broken file counts as a failure. A retried test that passes is flaky. */
export function readVitest({ testResults }: Pick<JsonTestResults, 'testResults'>, root: string): Outcome {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName, failureMessages, meta }) => {
      const { storyId } = (meta ?? {}) as { storyId?: string };
      const errors = failureMessages ?? [];
      return {
        passed: status === 'passed',
        // A test that passes at a retry keeps the errors of its earlier attempts.
        retried: errors.length > 0,
        title: `${name.replace(`${root}/`, '')}: ${fullName}`,
        reason: [
          shorten(errors.join('\n') || `it was ${status}`),
          ...(storyId ? [`http://localhost:6006/?path=/story/${storyId}`] : []),
        ].join('\n'),
      };
    }),
  );
  const files = testResults
    .filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
    )
    .map(({ name, message }) => ({
      title: name.replace(`${root}/`, ''),
      reason: shorten(message || 'the file failed as a whole'),
    }));
  return {
    passed: tests.filter(({ passed }) => passed).length,
    failures: [...files, ...tests.filter(({ passed }) => !passed).map(findingOf)],
    flaky: tests.filter(({ passed, retried }) => passed && retried).map(findingOf),
  };
}

/**
 * Reads Playwright's report. A skipped test and an error outside of the tests count as failures. A flaky test counts as
 * passed, and is listed in `flaky`.
 */
export function readPlaywright({ suites, errors }: Pick<JSONReport, 'suites' | 'errors'>): Outcome {
  const tests = suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.map(({ status, results }) => {
      const messages = results.flatMap((result) => result.errors.map(({ message }) => message ?? ''));
      const trace = results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')?.path;
      return {
        status,
        title: `${spec.file}: ${spec.title}`,
        reason: [
          shorten(messages.join('\n') || `it was ${status}`),
          ...(trace ? [`npx playwright show-trace ${trace}`] : []),
        ].join('\n'),
      };
    }),
  );
  const failed = tests.filter(({ status }) => status !== 'expected' && status !== 'flaky');
  return {
    passed: tests.length - failed.length,
    failures: [
      ...errors.map(({ message }) => ({ title: 'outside of the tests', reason: shorten(message ?? '') })),
      ...failed.map(findingOf),
    ],
    flaky: tests.filter(({ status }) => status === 'flaky').map(findingOf),
  };
}

const findingOf = ({ title, reason }: Finding): Finding => ({ title, reason });

const specsOf = (suite: JSONReportSuite): JSONReportSpec[] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap((inner) =>
    specsOf(inner).map((spec) => ({ ...spec, title: `${inner.title} ${spec.title}` })),
  ),
];
