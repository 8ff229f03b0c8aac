import type { Glyph } from '../glyph/GlyphIcon';
import { box, disc, drop } from '../glyph/shapes';
import { eye, heart, kidney, stomach } from '../glyph/shared.glyphs';

export const concernGlyphs = {
  'Diabetes Care': {
    body: `${box(7, 16, 20, 25, 5)}${drop(35, 6, 15)}`,
    detail: `M17 16v-6${box(12, 21, 10, 8, 2)}M14.5 35.5h5`,
  },
  'Cardiac Care': { body: heart.body, detail: 'M11 23h7l3-6.5 5.5 12 3-5.5H37' },
  'Stomach Care': { body: stomach.body, detail: 'M33.5 18.5c2.5 4 1.5 10-3 13.5' },
  'Liver Care': {
    body: 'M6.5 29C4.5 20 8.5 11 19 10c8-.7 14 2 21 1.5 2.5-.2 3 2 1.5 4.5-3.5 5.5-8.5 7-12.5 9.5-4 2.4-6 6-10.5 9.5C14 38.5 8 36.5 6.5 29z',
    detail: 'M27.5 10.8c-1.5 5-1 9.5 1.5 14.7M12 22c.5-3.5 2.5-6 6-7M26 37v-4.5M26 37a2.5 3 0 1 0 .1 0',
  },
  'Bone, Joint & Muscle Care': {
    body: 'M19 6v7c0 3-5 4-5 9 0 3 2.2 5 5 5 2 0 3.2-1 5-1s3 1 5 1c2.8 0 5-2 5-5 0-5-5-6-5-9V6M19 42v-3c0-2.5-4.5-3-4.5-6.5 0-1.5 1-2.5 2.5-2.5 2.5 0 4 .8 7 .8s4.5-.8 7-.8c1.5 0 2.5 1 2.5 2.5 0 3.5-4.5 4-4.5 6.5v3',
    detail: 'M9 22c-2 3.5-2 8 0 11.5M39 22c2 3.5 2 8 0 11.5',
  },
  'Kidney Care': {
    body: `${kidney.left}${kidney.right}`,
    detail: 'M18.5 23.5c3 1 3.5 4.5 3.5 9V42M29.5 23.5c-3 1-3.5 4.5-3.5 9V42M12 17c-.8 2-1 4-.8 6',
  },
  'Derma Care': {
    body: 'M7 21c4-3 7.5-3 11.3 0s7.4 3 11.4 0 7.5-3 11.3 0v16.5a4 4 0 0 1-4 4H11a4 4 0 0 1-4-4z',
    detail: `M7 31c4-2.5 7.5-2.5 11.3 0s7.4 2.5 11.4 0 7.5-2.5 11.3 0M18 27c-.5-8 .5-14 4-19M31 26c0-5 1-9 3.5-12${disc(12, 36.5, 0.5)}${disc(24, 37, 0.5)}${disc(36, 36.5, 0.5)}`,
  },
  'Respiratory Care': {
    body: 'M17.5 14C11.5 14 6 27.5 6 36c0 4 3 6 6.5 5 4.5-1.3 7-2.5 7-6.5V17c0-2-.5-3-2-3zM30.5 14C36.5 14 42 27.5 42 36c0 4-3 6-6.5 5-4.5-1.3-7-2.5-7-6.5V17c0-2 .5-3 2-3z',
    detail: 'M24 6v13l-9 8M24 19l9 8',
  },
  'Eye Care': { body: eye, detail: `${disc(24, 24, 7)}${disc(24, 24, 2)}` },
} as const satisfies Record<string, Glyph>;
