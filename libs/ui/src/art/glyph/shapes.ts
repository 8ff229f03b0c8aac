import type { Glyph } from './GlyphIcon';

/** Returns path data with its numbers rounded to a thousandth and without needless spaces. */
const path = (words: TemplateStringsArray, ...numbers: number[]) =>
  String.raw(words, ...numbers.map((number) => Math.round(number * 1000) / 1000)).replaceAll(' -', '-');

/** Returns a circle as path data, so that an icon remains a single path. */
export const disc = (x: number, y: number, r: number) =>
  path`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Returns a rectangle with corners of the radius `r` as path data. */
export const box = (x: number, y: number, w: number, h: number, r: number) =>
  path`M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** Returns a drop of the height `h` with its point at (x, y), as path data. */
export const drop = (x: number, y: number, h: number) => {
  const r = h * 0.33;
  return path`M${x} ${y}c${h * 0.2} ${h * 0.24} ${r} ${h * 0.44} ${r} ${h - r}a${r} ${r} 0 0 1 ${-2 * r} 0c0 ${-h * 0.23} ${r - h * 0.2} ${r - h + h * 0.24} ${r} ${r - h}z`;
};

/** Returns a plus sign as path data, from its middle to the end of each arm. */
export const plus = (x: number, y: number, arm: number) => path`M${x} ${y - arm}v${2 * arm}M${x - arm} ${y}h${2 * arm}`;

/** A virus, for the icons that concern Covid. */
export const virus: Glyph = {
  body: disc(24, 24, 10),
  detail: `M24 14V7.5M24 34v6.5M14 24H7.5M34 24h6.5M17 17l-4.5-4.5M31 17l4.5-4.5M17 31l-4.5 4.5M31 31l4.5 4.5M21 6.5h6M21 41.5h6M6.5 21v6M41.5 21v6M10.5 14.5l4-4M37.5 14.5l-4-4M10.5 33.5l4 4M37.5 33.5l-4 4${disc(20.5, 21.5, 1.5)}${disc(27.5, 22.5, 1)}${disc(24.5, 28, 1.8)}`,
};

/** A mortar with herbs, for the icons of ayurveda. */
export const mortar: Glyph = {
  body: 'M8 23h32c0 6-3 11-8 13.5V39a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 16 39v-2.5C11 34 8 29 8 23z',
  detail:
    'M26 23 34.5 8.5a2.3 2.3 0 0 1 4 2.3L31.5 23M19 23c-4-2-6.5-6-6-12 5 1.5 8 5.5 7.5 12M19 23c-.5-3-1.8-5.5-3.5-7.5',
};

/** The outline of a shield. */
export const shield =
  'M24 6.5c4.5 3 9 4.5 14.5 5v11c0 9-5.5 15.5-14.5 19-9-3.5-14.5-10-14.5-19v-11c5.5-.5 10-2 14.5-5z';
