import { use } from 'react';
import type { IndexEntry } from '../states';

/** The index of the stories, which the running Storybook serves. */
export type StoryIndex = { kind: 'failed' } | { kind: 'ready'; entries: readonly IndexEntry[] };

/** The request of the index, which all blocks share until the page is loaded again. */
let request: Promise<StoryIndex> | undefined;

async function fetchIndex(): Promise<StoryIndex> {
  try {
    const response = await fetch('./index.json');
    const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> };
    return { kind: 'ready', entries: Object.values(entries) };
  } catch {
    return { kind: 'failed' };
  }
}

/**
 * Returns the index of the stories. The component suspends until it is there. Storybook makes the table of contents
 * once, when the page is mounted, so that a heading which is rendered later would be missing in it.
 */
export function useStoryIndex(): StoryIndex {
  request ??= fetchIndex();
  return use(request);
}
