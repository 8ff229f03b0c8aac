import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect } from 'storybook/test';

let before = 0;
const assertions = (): number => expect.getState().assertionCalls;

/** Notes where the count stands before the play function runs. */
export const countAssertions = () => {
  before = assertions();
};

/**
 * Fails a story whose play function waits for nothing: a test that cannot fail proves nothing. Drawn into a docs page it
 * does not play at all.
 */
export function refuseIdlePlay({
  id,
  viewMode,
  playFunction,
}: StoryContext<ReactRenderer> & { playFunction?: unknown }) {
  if (!playFunction || viewMode === 'docs' || assertions() > before) return;
  throw new Error(
    `The play function of ${id} waits for nothing: await expect(…) what it brings about, or leave it out.`,
  );
}
