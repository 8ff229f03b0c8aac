import path from 'node:path';
import type { ESLint } from 'eslint';
import type { Outcome } from './outcome.ts';

/** Reads ESLint's JSON report as one check, which fails with every error and every warning. */
export function readEslintReport(results: readonly ESLint.LintResult[], root: string): Outcome {
  const failures = results
    .filter(({ errorCount, warningCount }) => errorCount + warningCount > 0)
    .map(({ filePath, messages }) => ({
      title: path.relative(root, filePath),
      reason: messages
        .map(({ line, column, message, ruleId }) => `${line}:${column} ${message} (${ruleId ?? 'syntax'})`)
        .join('\n'),
    }));
  return { passed: failures.length === 0 ? 1 : 0, failures };
}
