import { useEffect, useState } from 'react';
import type { IndexEntry } from '../states';

/** The index of the stories, which the running Storybook serves. */
export type StoryIndex = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; entries: readonly IndexEntry[] };

/** Fetches the index of the stories once the component mounts. */
export function useStoryIndex(): StoryIndex {
  const [index, setIndex] = useState<StoryIndex>({ kind: 'loading' });
  useEffect(() => {
    fetch('./index.json')
      .then((response) => response.json())
      .then(
        ({ entries }: { entries: Record<string, IndexEntry> }) =>
          setIndex({ kind: 'ready', entries: Object.values(entries) }),
        () => setIndex({ kind: 'failed' }),
      );
  }, []);
  return index;
}
