import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { createCounter } from './progress.ts';

/** Reports the progress of Playwright to `npm test` after each journey that is not retried. */
export default class PlaywrightProgress implements Reporter {
  private readonly count = createCounter();

  onTestEnd(test: TestCase, result: TestResult): void {
    const passed = result.status === 'passed';
    if (passed || result.retry >= test.retries) this.count(passed);
  }

  printsToStdio(): boolean {
    return true;
  }
}
