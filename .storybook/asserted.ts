import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect } from 'storybook/test';

/** The number of assertions before the play function. */
let before = 0;
const assertions = (): number => expect.getState().assertionCalls;

/** Notes the number of assertions before a story, for `rejectEmptyPlay`. */
export const countAssertions = () => {
  before = assertions();
};

/**
 * Fails a story whose play function makes no assertion. It would prove nothing, and its last step could still be
 * running when the next story starts. It checks only test runs, because a docs page renders a story without its play
 * function.
 */
export function rejectEmptyPlay({ id, playFunction }: StoryContext<ReactRenderer> & { playFunction?: unknown }) {
  if (import.meta.env.VITEST_STORYBOOK === undefined || !playFunction || assertions() > before) return;
  throw new Error(
    `The play function of ${id} waits for nothing: await expect(…) what it brings about, or leave it out.`,
  );
}
