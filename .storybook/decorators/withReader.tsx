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

/** Sets the text size of the user on the root element, because every length is in rem. */
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
  // Runs after every render, because a render may add CSS rules.
  useLayoutEffect(() => (forced ? forceColours() : undefined));
  return children;
}

/** Renders the story for a user with the text size, motion preference and colours that the toolbar selects. */
export const withReader: Decorator = (Story, { globals }) => {
  const moves = globals.motion === 'full';
  // Set before the story renders, because the story reads it then.
  MotionGlobalConfig.skipAnimations = !moves;
  return (
    <Reader textSize={String(globals.textSize)} moves={moves} forced={globals.colours === 'forced'}>
      <Story />
    </Reader>
  );
};
