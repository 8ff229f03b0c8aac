import { pictureName } from './place.ts';
import type { PictureResult } from './results.ts';

/** A story as the runner knows it, whether it passed or not. */
export interface RunStory {
  readonly id: string;
  readonly passed: boolean;
}

export interface Judgement {
  /** Pictures that differ, are missing or would not keep still. */
  readonly faults: readonly PictureResult[];
  /** Names of accepted pictures of stories or modes that are no more. */
  readonly orphans: readonly string[];
}

/**
 * What is wrong after a run. Orphans are named after a run of everything alone, because only that knows every story; a
 * story that failed before all its pictures were taken keeps those it has.
 * @param accepted the names of the accepted pictures
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
