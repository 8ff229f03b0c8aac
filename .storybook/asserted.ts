import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/types';
import { expect } from 'storybook/test';

let before = 0;
const assertions = (): number => expect.getState().assertionCalls;

export const countAssertions = () => {
  before = assertions();
};

/** Fails a story whose play function waits for nothing: a test that cannot fail proves nothing. */
export function refuseIdlePlay({ id, playFunction }: StoryContext<ReactRenderer> & { playFunction?: unknown }) {
  if (!playFunction || assertions() > before) return;
  throw new Error(
    `The play function of ${id} waits for nothing: await expect(…) what it brings about, or leave it out.`,
  );
}
