import { concernGlyphs } from '../ConcernIcon/concern.glyphs';
import type { Glyph } from '../glyph/GlyphIcon';
import { bust, shield } from '../glyph/shared.glyphs';
import { disc, plus } from '../glyph/shapes';

/** What each of the thirteen health checkups looks into. */
export const checkupGlyphs = {
  fullBody: {
    body: `${disc(24, 10, 5)}M16 18h16a4 4 0 0 1 4 4v10h-5v10h-5V34h-4v8h-5V32h-5V22a4 4 0 0 1 4-4z`,
  },
  wellness: { body: shield, detail: plus(24, 23, 6) },
  diabetes: concernGlyphs['Diabetes Care'],
  heart: concernGlyphs['Cardiac Care'],
  liver: concernGlyphs['Liver Care'],
  kidney: concernGlyphs['Kidney Care'],
  thyroid: {
    body: 'M24 26c-3-10-9-15-14-13-5 2-4 14-1 20 3 7 11 6 15 0 4 6 12 7 15 0 3-6 4-18-1-20-5-2-11 3-14 13z',
    detail: 'M21 6v9M27 6v9M24 26v7M21 42v-4M27 42v-4',
  },
  bone: concernGlyphs['Bone, Joint & Muscle Care'],
  vitamin: {
    body: disc(24, 24, 9),
    detail:
      'M24 5.5v5M24 37.5v5M5.5 24h5M37.5 24h5M10.9 10.9l3.5 3.5M33.6 33.6l3.5 3.5M37.1 10.9l-3.5 3.5M14.4 33.6l-3.5 3.5M20.5 20l3.5 8 3.5-8',
  },
  lungs: concernGlyphs['Respiratory Care'],
  women: { body: disc(24, 17, 11), detail: `M24 28v14M17 35.5h14${disc(24, 17, 4)}` },
  senior: { body: bust, detail: `${disc(20.5, 15, 2.5)}${disc(27.5, 15, 2.5)}M18 35l4 3.5 8-6.5` },
  fever: {
    body: 'M19 10a5 5 0 0 1 10 0v17a9 9 0 1 1-10 0z',
    detail: `M24 16v15${disc(24, 34, 3)}M34 10h5M34 16h3M34 22h5`,
  },
} as const satisfies Record<string, Glyph>;

export type CheckupName = keyof typeof checkupGlyphs;
