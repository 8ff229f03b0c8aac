/** The size of a picture, in its own pixels. */
export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * The sides that a kept picture must have to be read, in px; both must be reached. A kept picture is that of a
 * prescription, as the shop stores it on the device. 700 px on the shorter side keep the text of a screenshot readable,
 * and 2000 px on the longer side the handwriting on a photographed sheet. A picture that is smaller from the start is
 * not scaled.
 */
const readablePx = { shorter: 700, longer: 2000 };
/** The largest area of a kept picture, in pixels: a little below the 16,777,216 of a canvas of Safari on a phone. */
const mostPixels = 16_000_000;
/**
 * The longest side of a kept picture, in px: a little below the 32,767 of a side in Firefox, which is the lowest limit
 * of the browsers.
 */
const longestSidePx = 32_000;
/**
 * The bytes that one pixel of a JPEG takes at most. It is a generous estimate: a JPEG of a photograph needs less than
 * half of it.
 */
const bytesPerPixel = 1;

/**
 * Returns the size at a scale, in whole px. A side is never below 1 px, because a canvas without a side has no picture.
 */
const atScale = ({ widthPx, heightPx }: PictureSize, scale: number): PictureSize => ({
  widthPx: Math.max(1, Math.round(widthPx * scale)),
  heightPx: Math.max(1, Math.round(heightPx * scale)),
});

/**
 * Returns the size at which a picture is kept: the original, or the largest below it that fits into a canvas and into
 * `roomBytes` of storage. Returns 'unreadable' for a picture without a size of its own, such as an SVG in Firefox,
 * 'long' if it is so long and narrow that no canvas has room for a readable size, and 'full' if `roomBytes` are too few
 * for a readable size.
 */
export function keptSize(original: PictureSize, roomBytes: number): PictureSize | 'unreadable' | 'long' | 'full' {
  const { widthPx, heightPx } = original;
  if (widthPx === 0 || heightPx === 0) return 'unreadable';
  const longer = Math.max(widthPx, heightPx);
  const shorter = Math.min(widthPx, heightPx);
  const smallestScale = Math.min(1, Math.max(readablePx.shorter / shorter, readablePx.longer / longer));
  const largestScale = (pixels: number) =>
    Math.min(1, Math.sqrt(pixels / (widthPx * heightPx)), longestSidePx / longer);
  if (largestScale(mostPixels) < smallestScale) return 'long';
  const scale = largestScale(Math.min(mostPixels, Math.max(0, roomBytes) / bytesPerPixel));
  return scale < smallestScale ? 'full' : atScale(original, scale);
}

/**
 * True if a chosen file is a PDF. `beginning` is its first kilobyte as text. The type alone does not decide: some file
 * choosers know none, and some programs give a wrong one.
 */
export function isPdf({ name, type }: Pick<File, 'name' | 'type'>, beginning: string): boolean {
  if (/^application\/(x-)?pdf\b/i.test(type) || beginning.includes('%PDF-')) return true;
  return (type === '' || type === 'application/octet-stream') && /\.pdf$/i.test(name);
}
