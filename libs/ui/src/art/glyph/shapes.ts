/** Returns path data with numbers rounded to a thousandth of a pixel, in the shortest form. */
const path = (words: TemplateStringsArray, ...numbers: number[]) =>
  String.raw(words, ...numbers.map((number) => Math.round(number * 1000) / 1000)).replaceAll(' -', '-');

/** Returns a full circle as path data, so that a glyph stays one string. */
export const disc = (x: number, y: number, r: number) =>
  path`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Returns a rectangle with rounded corners as path data. */
export const box = (x: number, y: number, w: number, h: number, r: number) =>
  path`M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;

/** Returns a drop with its point at (x, y) and the height `h`. */
export const drop = (x: number, y: number, h: number) => {
  const r = h * 0.33;
  return path`M${x} ${y}c${h * 0.2} ${h * 0.24} ${r} ${h * 0.44} ${r} ${h - r}a${r} ${r} 0 0 1 ${-2 * r} 0c0 ${-h * 0.23} ${r - h * 0.2} ${r - h + h * 0.24} ${r} ${r - h}z`;
};

/** Returns a plus sign as two lines. */
export const plus = (x: number, y: number, arm: number) => path`M${x} ${y - arm}v${2 * arm}M${x - arm} ${y}h${2 * arm}`;
