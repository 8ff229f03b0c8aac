import type { JsonTestResults } from 'vitest/node';
import { shorten, type Failure, type Outcome } from './outcome.ts';

/**
 * Reads the JSON report of Vitest. A file that fails as a whole, before its first test, counts as one failure. So does
 * a skipped test, because nobody skips on purpose here. A test that passed when it was retried still has the error of its
 * first attempt.
 * @param root the prefix that is removed from file names
 */
export function readVitestReport(report: Pick<JsonTestResults, 'testResults'>, root: string): Outcome {
  let passed = 0;
  const failures: Failure[] = [];
  const flaky: Failure[] = [];
  for (const file of report.testResults) {
    const name = file.name.replace(`${root}/`, '');
    const results = file.assertionResults;
    const passing = results.filter(({ status }) => status === 'passed');
    passed += passing.length;
    for (const { fullName, failureMessages } of passing)
      if (failureMessages?.length)
        flaky.push({ title: `${name}: ${fullName}`, reason: shorten(failureMessages.join('\n')) });
    for (const { status, fullName, failureMessages, meta } of results.filter(({ status }) => status !== 'passed')) {
      const { storyId } = (meta ?? {}) as { storyId?: string };
      const address = storyId ? `\nhttp://localhost:6006/?path=/story/${storyId}` : '';
      failures.push({
        title: `${name}: ${fullName}`,
        reason: shorten(failureMessages?.join('\n') || `it was ${status}`) + address,
      });
    }
    if (file.status === 'failed' && results.every(({ status }) => status === 'passed'))
      failures.push({ title: name, reason: shorten(file.message || 'the file failed as a whole') });
  }
  return { passed, failures, flaky };
}
