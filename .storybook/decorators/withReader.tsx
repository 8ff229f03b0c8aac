import type { Decorator } from '@storybook/react-vite';
import { MotionGlobalConfig } from 'framer-motion';
import { useLayoutEffect, type ReactNode } from 'react';
import { forceColours } from '../forced-colours';

const stillness = new CSSStyleSheet();
stillness.replaceSync(
  '*, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }',
);

interface ReaderProps {
  readonly textSize: string;
  readonly moves: boolean;
  readonly forced: boolean;
  readonly children: ReactNode;
}

/** Everything is laid out in rem, so the root's size is the reader's text size. */
function Reader({ textSize, moves, forced, children }: ReaderProps) {
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
  }, [textSize]);
  useLayoutEffect(() => {
    if (moves) return;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, stillness];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== stillness);
    };
  }, [moves]);
  // After every drawing: it may have brought rules along.
  useLayoutEffect(() => (forced ? forceColours() : undefined));
  return children;
}

/** Draws the story for a reader with a text size, a wish for motion and colours of their own, as the toolbar says. */
export const withReader: Decorator = (Story, { globals }) => {
  const moves = globals.motion === 'full';
  // Before the story is rendered, which asks for it then.
  MotionGlobalConfig.skipAnimations = !moves;
  return (
    <Reader textSize={String(globals.textSize)} moves={moves} forced={globals.colours === 'forced'}>
      <Story />
    </Reader>
  );
};
