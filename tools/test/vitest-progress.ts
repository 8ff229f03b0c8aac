import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { createCounter } from './progress.ts';
import { tellUnhandled } from './unhandled.ts';

/** Reports Vitest's progress to `npm test` after each test, and at the end the errors outside of the tests. */
export default class VitestProgress implements Reporter {
  private readonly count = createCounter();

  onTestCaseResult(test: TestCase): void {
    this.count(test.result().state === 'passed');
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const { stack, message } of unhandled) tellUnhandled(stack ?? message);
  }
}
