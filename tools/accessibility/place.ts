import path from 'node:path';

/** The argument that has a run of the stories write what axe found. */
export const accessibilityReporter = `--reporter=${path.join(import.meta.dirname, 'reporter.ts')}`;
