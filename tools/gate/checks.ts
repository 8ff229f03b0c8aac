/**
 * A check of a change. Its command and its inputs are those of the target `check-NAME` in `project.json` at the root.
 * The description of the target is the advice that the summary prints if the check fails.
 */
export interface Check {
  readonly name: string;
  /** The form of `reports/NAME.json`. Without a report, the exit code is the result. */
  readonly report?: 'vitest' | 'playwright';
  /** True if only `npm run test:full` runs the check. */
  readonly isOfFullTier?: true;
}

/** The checks in the order of the summary. Nx decides the order in which they run, by `dependsOn` of their targets. */
export const checks: readonly Check[] = [
  { name: 'lint' },
  { name: 'format' },
  { name: 'docs', report: 'vitest' },
  { name: 'types' },
  { name: 'unused' },
  { name: 'unit', report: 'vitest' },
  { name: 'build-storybook' },
  { name: 'integration', report: 'vitest', isOfFullTier: true },
  { name: 'library', report: 'vitest', isOfFullTier: true },
  { name: 'stories', report: 'vitest' },
  { name: 'journeys', report: 'playwright' },
  { name: 'full-journeys', report: 'playwright', isOfFullTier: true },
  { name: 'demo', report: 'playwright', isOfFullTier: true },
  { name: 'storybook', report: 'playwright' },
  { name: 'requirements' },
];

/** Returns the name of the Nx target of a check. */
export const targetOf = ({ name }: Check): string => `check-${name}`;
