import type { Decorator } from '@storybook/react-vite';
import { MotionGlobalConfig } from 'framer-motion';
import { useLayoutEffect, type ReactNode } from 'react';

/** Everything is laid out in rem, so the root's size is the reader's text size. */
function Reader({ textSize, moves, children }: { textSize: string; moves: boolean; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
    MotionGlobalConfig.skipAnimations = !moves;
  }, [textSize, moves]);
  return children;
}

/** Draws the story for a reader with a text size and a wish for motion of their own, as the toolbar says. */
export const withReader: Decorator = (Story, { globals }) => (
  <Reader textSize={String(globals.textSize)} moves={globals.motion === 'full'}>
    <Story />
  </Reader>
);
