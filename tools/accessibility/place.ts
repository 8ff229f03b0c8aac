import path from 'node:path';

/** The command-line argument that makes a run of the stories write the axe results. */
export const accessibilityReporter = `--reporter=${path.join(import.meta.dirname, 'reporter.ts')}`;
