import type { Decorator } from '@storybook/react-vite';
import { MotionGlobalConfig } from 'framer-motion';
import { useLayoutEffect, type ReactNode } from 'react';

const stillness = new CSSStyleSheet();
stillness.replaceSync(
  '*, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }',
);

/** Everything is laid out in rem, so the root's size is the reader's text size. */
function Reader({ textSize, moves, children }: { textSize: string; moves: boolean; children: ReactNode }) {
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
  return children;
}

/** Draws the story for a reader with a text size and a wish for motion of their own, as the toolbar says. */
export const withReader: Decorator = (Story, { globals }) => {
  const moves = globals.motion === 'full';
  // Before the story is rendered, which asks for it then.
  MotionGlobalConfig.skipAnimations = !moves;
  return (
    <Reader textSize={String(globals.textSize)} moves={moves}>
      <Story />
    </Reader>
  );
};
