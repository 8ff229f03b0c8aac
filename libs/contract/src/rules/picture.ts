/** The size of a picture, in its own pixels. */
export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Text of a screenshot with a shorter side below this cannot be read, and handwriting with a longer one below 2000. */
const readablePx = { shorter: 700, longer: 2000 };
/** The largest canvas of Safari on a phone. */
const mostPixels = 16_000_000;
/** The longest side of a canvas in Firefox and Chromium. */
const longestSidePx = 32_000;
/** A generous estimate: a JPEG of a photograph needs less than half of it. */
const bytesPerPixel = 1;

const atScale = ({ widthPx, heightPx }: PictureSize, scale: number): PictureSize => ({
  widthPx: Math.max(1, Math.round(widthPx * scale)),
  heightPx: Math.max(1, Math.round(heightPx * scale)),
});

/**
 * Returns the size at which a picture is kept: the original, or the largest below it that fits. `long`: it would be too
 * small to read, however much room there is. `full`: there is too little room for a readable size.
 */
export function keptSize(original: PictureSize, roomBytes: number): PictureSize | 'long' | 'full' {
  const { widthPx, heightPx } = original;
  const longer = Math.max(widthPx, heightPx);
  const shorter = Math.min(widthPx, heightPx);
  const readable = Math.min(1, Math.max(readablePx.shorter / shorter, readablePx.longer / longer));
  const possible = (pixels: number) => Math.min(1, Math.sqrt(pixels / (widthPx * heightPx)), longestSidePx / longer);
  if (possible(mostPixels) < readable) return 'long';
  const scale = possible(Math.min(mostPixels, Math.max(0, roomBytes) / bytesPerPixel));
  return scale < readable ? 'full' : atScale(original, scale);
}

/**
 * True if a chosen file is a PDF. `beginning` is its first kilobyte as text. The type alone does not decide: some file
 * choosers know none, and some programs give a wrong one.
 */
export function isPdf({ name, type }: Pick<File, 'name' | 'type'>, beginning: string): boolean {
  if (/^application\/(x-)?pdf\b/i.test(type) || beginning.includes('%PDF-')) return true;
  return (type === '' || type === 'application/octet-stream') && /\.pdf$/i.test(name);
}
