import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { createCounter } from './progress.ts';

/** Tells `npm test` after each journey how far Playwright is. */
export default class PlaywrightProgress implements Reporter {
  private readonly count = createCounter();

  onTestEnd(_test: TestCase, result: TestResult): void {
    this.count(result.status === 'passed');
  }

  printsToStdio(): boolean {
    return true;
  }
}
