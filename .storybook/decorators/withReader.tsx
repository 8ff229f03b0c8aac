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
  // After every render, which may add CSS rules.
  useLayoutEffect(() => (forced ? forceColours() : undefined));
  return children;
}

export const withReader: Decorator = (Story, { globals }) => {
  const moves = globals.motion === 'full';
  // The story reads it on render.
  MotionGlobalConfig.skipAnimations = !moves;
  return (
    <Reader textSize={String(globals.textSize)} moves={moves} forced={globals.colours === 'forced'}>
      <Story />
    </Reader>
  );
};
