import type { Decorator } from '@storybook/react-vite';
import { MotionGlobalConfig } from 'framer-motion';
import { useLayoutEffect } from 'react';
import { forceColours } from '../forced-colours';

const stillness = new CSSStyleSheet();
stillness.replaceSync(
  '*, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }',
);

export const withReader: Decorator = function Reader(Story, { globals }) {
  const { textSize, motion, colours } = globals as Record<string, string>;
  const moves = motion === 'full';
  // The story reads it on render.
  MotionGlobalConfig.skipAnimations = !moves;
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
  useLayoutEffect(() => (colours === 'forced' ? forceColours() : undefined));
  return <Story />;
};
