import type { JsonTestResults } from 'vitest/node';
import type { Failure } from './outcome.ts';

/** The report of `tools/visual/shown-rules.ts` after each story of the design system. */
interface RulesReport {
  readonly type: 'rules';
  readonly result: { readonly shown: readonly string[]; readonly waiting: readonly string[] };
}

/**
 * Finds the recipe rules, with their conditions, that applied to no element in any screenshot.
 * @param report of a run of all stories of the design system
 * @returns a failure that names them, or nothing if no such story ran
 */
export function unshownRules({ testResults }: Pick<JsonTestResults, 'testResults'>): Failure[] {
  const reports = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ meta }) => (meta as { reports?: readonly RulesReport[] } | undefined)?.reports ?? [])
    .filter(({ type }) => type === 'rules');
  const shown = new Set(reports.flatMap(({ result }) => result.shown));
  const unshown = new Set(reports.flatMap(({ result }) => result.waiting).filter((rule) => !shown.has(rule)));
  if (unshown.size === 0) return [];
  const reason = [...unshown].toSorted().join('\n');
  return [{ title: 'styles that no story of the design system shows in force', reason }];
}
