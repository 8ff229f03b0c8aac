import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect } from 'storybook/test';

let before = 0;
const assertions = (): number => expect.getState().assertionCalls;

/** Records the number of `expect` assertions before the play function runs. */
export const countAssertions = () => {
  before = assertions();
};

/**
 * Fails a story whose play function asserts nothing: a test that cannot fail proves nothing. It applies only in the run
 * of the stories. Elsewhere Storybook also renders a story without playing it: on a docs page, and after each change of
 * a control or of the toolbar.
 */
export function refuseIdlePlay({ id, playFunction }: StoryContext<ReactRenderer> & { playFunction?: unknown }) {
  if (import.meta.env.VITEST_STORYBOOK === undefined || !playFunction || assertions() > before) return;
  throw new Error(
    `The play function of ${id} waits for nothing: await expect(…) what it brings about, or leave it out.`,
  );
}
