import type { Reporter, TestCase } from 'vitest/node';
import { createCounter } from './progress.ts';

/** Tells `npm test` after each test how far Vitest is. */
export default class VitestProgress implements Reporter {
  private readonly count = createCounter();

  onTestCaseResult(test: TestCase): void {
    this.count(test.result().state === 'passed');
  }
}
