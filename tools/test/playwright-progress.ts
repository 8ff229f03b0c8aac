import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { createCounter } from './progress.ts';

/** Reports the progress of Playwright to `npm test` after each journey. */
export default class PlaywrightProgress implements Reporter {
  private readonly count = createCounter();

  onTestEnd(_test: TestCase, result: TestResult): void {
    this.count(result.status === 'passed');
  }

  printsToStdio(): boolean {
    return true;
  }
}
