const path = (words: TemplateStringsArray, ...numbers: number[]) =>
  String.raw(words, ...numbers.map((number) => Math.round(number * 1000) / 1000)).replaceAll(' -', '-');

export const disc = (x: number, y: number, r: number) =>
  path`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const box = (x: number, y: number, w: number, h: number, r: number) =>
  path`M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;

export const drop = (x: number, y: number, h: number) => {
  const r = h * 0.33;
  return path`M${x} ${y}c${h * 0.2} ${h * 0.24} ${r} ${h * 0.44} ${r} ${h - r}a${r} ${r} 0 0 1 ${-2 * r} 0c0 ${-h * 0.23} ${r - h * 0.2} ${r - h + h * 0.24} ${r} ${r - h}z`;
};

export const plus = (x: number, y: number, arm: number) => path`M${x} ${y - arm}v${2 * arm}M${x - arm} ${y}h${2 * arm}`;
