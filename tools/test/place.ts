import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from './outcome.ts';
import type { Progress } from './progress.ts';

/** The outcome that a task saves among its outputs. */
export interface Kept extends Outcome {
  /** The id of the `npm test` in which it ran. Another id means that Nx restored it from its cache. */
  readonly run: string;
  readonly seconds: number;
  /** The task whose run included this one, if it had no separate run. */
  readonly with?: string;
}

/** The progress that a running task reports to the `npm test` that waits for it. */
export interface Told {
  readonly progress?: Progress;
  /** The number of tasks that the run is for; this task reports for all of them. */
  readonly together: number;
}

/** The folder of a task: `libs/ui/test`. */
export const reportsOf = (root: string, place: string): string => path.join(root, 'reports', place);
export const outcomeFile = (folder: string): string => path.join(folder, 'outcome.json');
export const toldFile = (folder: string, place: string): string =>
  path.join(folder, `${place.replaceAll('/', '+')}.json`);

/** Returns the `npm test` around this task, if there is one, and the function that reports to it. */
export function runOf(environment: NodeJS.ProcessEnv = process.env) {
  const folder = environment.TEST_RUN;
  return {
    id: folder ? path.basename(folder) : '',
    watched: folder !== undefined,
    tell: (place: string, told: Told): void => {
      if (!folder) return;
      const file = toldFile(folder, place);
      mkdirSync(folder, { recursive: true });
      // Writes a new file and renames it, because another process may read the file at any time.
      writeFileSync(`${file}.new`, JSON.stringify(told));
      renameSync(`${file}.new`, file);
    },
  };
}
