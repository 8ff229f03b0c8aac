import type { Glyph } from './GlyphIcon';
import { disc, drop } from './shapes';

/** Shapes that several icon families share, so that they look the same everywhere. */

export const virus: Glyph = {
  body: disc(24, 24, 10),
  detail: `M24 14V7.5M24 34v6.5M14 24H7.5M34 24h6.5M17 17l-4.5-4.5M31 17l4.5-4.5M17 31l-4.5 4.5M31 31l4.5 4.5M21 6.5h6M21 41.5h6M6.5 21v6M41.5 21v6M10.5 14.5l4-4M37.5 14.5l-4-4M10.5 33.5l4 4M37.5 33.5l-4 4${disc(20.5, 21.5, 1.5)}${disc(27.5, 22.5, 1)}${disc(24.5, 28, 1.8)}`,
};

export const heart: Glyph = {
  body: 'M24 40C13 32 7 25.5 7 18.2 7 12.6 11.2 9 15.8 9c3.4 0 6.4 1.9 8.2 5 1.8-3.1 4.8-5 8.2-5C36.8 9 41 12.6 41 18.2 41 25.5 35 32 24 40z',
};

export const stomach: Glyph = {
  body: 'M17 6v9.5C17 21 13.5 25 7 25.5v8c3.5 0 5.5 1.5 7.5 3.8C17 40 20 41.5 23.5 41.5 33.5 41.5 41 33.5 41 23c0-7-3.5-12.5-9-12.5-4 0-6.5 2-7.5 5.5V6',
};

export const mortar: Glyph = {
  body: 'M8 23h32c0 6-3 11-8 13.5V39a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 16 39v-2.5C11 34 8 29 8 23z',
  detail:
    'M26 23 34.5 8.5a2.3 2.3 0 0 1 4 2.3L31.5 23M19 23c-4-2-6.5-6-6-12 5 1.5 8 5.5 7.5 12M19 23c-.5-3-1.8-5.5-3.5-7.5',
};

export const shield =
  'M24 6.5c4.5 3 9 4.5 14.5 5v11c0 9-5.5 15.5-14.5 19-9-3.5-14.5-10-14.5-19v-11c5.5-.5 10-2 14.5-5z';

export const testTube: Glyph = {
  body: 'M15 8.5V34a7 7 0 0 0 14 0V8.5',
  detail: `M12 8.5h20M15 23c4-2.5 9 2.5 14 0${drop(37, 25, 12)}`,
};

export const bust = `${disc(24, 15, 8)}M8 41c0-9 6.5-14 16-14s16 5 16 14z`;
