import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect } from 'storybook/test';

let before = 0;
const assertions = (): number => expect.getState().assertionCalls;

export const countAssertions = () => {
  before = assertions();
};

/** Docs pages render a story without its play function. */
export function rejectEmptyPlay({ id, playFunction }: StoryContext<ReactRenderer> & { playFunction?: unknown }) {
  if (import.meta.env.VITEST_STORYBOOK === undefined || !playFunction || assertions() > before) return;
  throw new Error(
    `The play function of ${id} waits for nothing: await expect(…) what it brings about, or leave it out.`,
  );
}
