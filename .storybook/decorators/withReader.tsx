import type { Decorator } from '@storybook/react-vite';
import { MotionGlobalConfig } from 'framer-motion';
import { useLayoutEffect } from 'react';
import { forceColours } from '../forced-colours';

/** Rules that switch off every animation, for reproducible screenshots. */
const noMotion = new CSSStyleSheet();
noMotion.replaceSync(
  '*, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }',
);

/** Applies the settings that a reader may have: text size, motion and forced colours, from the toolbar. */
export const withReader: Decorator = function Reader(Story, { globals }) {
  const { textSize, motion, colours } = globals as Record<string, string>;
  const moves = motion === 'full';
  // The setting is made during rendering and not in an effect, because the story reads it when it renders.
  MotionGlobalConfig.skipAnimations = !moves;
  useLayoutEffect(() => {
    document.documentElement.style.fontSize = textSize === '100' ? '' : `${textSize}%`;
  }, [textSize]);
  useLayoutEffect(() => {
    if (moves) return;
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, noMotion];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== noMotion);
    };
  }, [moves]);
  // This effect has no dependencies: each render of the story may add CSS rules that need the forced colours too.
  useLayoutEffect(() => (colours === 'forced' ? forceColours() : undefined));
  return <Story />;
};
