import { pictureName } from './place.ts';
import type { PictureResult } from './results.ts';

/** A story as the runner reports it, passed or failed. */
export interface RunStory {
  readonly id: string;
  readonly passed: boolean;
}

export interface Judgement {
  /** Screenshots that differ, are missing or never settle. */
  readonly faults: readonly PictureResult[];
  /** Names of baselines whose story or mode no longer exists. */
  readonly orphans: readonly string[];
}

/**
 * Returns what is wrong after a run. It lists orphans only after a run of all stories, because only that run knows
 * every story. A story that failed before all its screenshots were taken keeps its baselines.
 * @param accepted the names of the baselines
 */
export function judge(
  results: readonly PictureResult[],
  accepted: readonly string[],
  stories: readonly RunStory[] | undefined,
): Judgement {
  const faults = results.filter(({ verdict }) => verdict !== 'same');
  if (!stories) return { faults, orphans: [] };
  const taken = new Set(results.map(({ story, mode }) => pictureName(story, mode)));
  const failed = new Set(stories.filter(({ passed }) => !passed).map(({ id }) => id));
  const orphans = accepted.filter((name) => !taken.has(name) && !failed.has(name.slice(0, name.lastIndexOf('.'))));
  return { faults, orphans };
}
