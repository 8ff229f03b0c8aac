import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from './outcome.ts';
import type { Progress } from './progress.ts';

/** What a task keeps of itself among its outputs. */
export interface Kept extends Outcome {
  /** The `npm test` in which it ran; another one's means that it was restored. */
  readonly run: string;
  readonly seconds: number;
  /** The task in whose run it took part, where the run was not its own alone. */
  readonly with?: string;
}

/** What a running task tells the `npm test` that waits for it. */
export interface Told {
  readonly progress?: Progress;
  /** How many tasks the run is for; this one speaks for them. */
  readonly together: number;
}

/** The folder of a task: `libs/ui/test`. */
export const reportsOf = (root: string, place: string): string => path.join(root, 'reports', place);
export const outcomeFile = (folder: string): string => path.join(folder, 'outcome.json');
export const toldFile = (folder: string, place: string): string =>
  path.join(folder, `${place.replaceAll('/', '+')}.json`);

/** The `npm test` around this task, if there is one: where it looks for word of its tasks. */
export function runOf(environment: NodeJS.ProcessEnv = process.env) {
  const folder = environment.TEST_RUN;
  return {
    id: folder ? path.basename(folder) : '',
    watched: folder !== undefined,
    tell: (place: string, told: Told): void => {
      if (!folder) return;
      const file = toldFile(folder, place);
      mkdirSync(folder, { recursive: true });
      // Never half a file: somebody else reads it at any time.
      writeFileSync(`${file}.new`, JSON.stringify(told));
      renameSync(`${file}.new`, file);
    },
  };
}
