/** The pixels of a screenshot, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface Comparison {
  /** How many pixels differ, without those that the browser draws differently from run to run. */
  readonly differing: number;
  /** Holds 1 for each of them. */
  readonly changed: Uint8Array;
  /** The new screenshot, pale, with the differences in red. */
  readonly marked: Pixels;
}

/**
 * The contrast from which a pixel lies on an edge: levels between its lightest and its darkest neighbour, in one
 * channel. The faintest line of the design system has a higher contrast to its background.
 */
const edge = 8;

/**
 * How much the browser's smoothing of a ring or a round corner varies from run to run, as measured. The variation is a
 * share of the contrast, and at least a number of levels. A radius that is one pixel larger changes more.
 */
const tremble = { share: 0.3, levels: 2 };

/**
 * Compares two screenshots pixel by pixel. There is no colour tolerance: a flat area or a line that is one level off in
 * one channel is a difference. It ignores only the smoothed pixels of a curve, which it recognises by their position.
 * Such a pixel lies on an edge, equals at most one neighbour, and is a few levels off. Or it is a mixture of its
 * neighbours, and none of them has changed.
 */
export function compare(before: Pixels, after: Pixels): Comparison {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const one = onto(before, width, height);
  const other = onto(after, width, height);
  const unlike = changes(one, other);
  const changed = new Uint8Array(unlike.length);
  const inBoth = { width: Math.min(before.width, after.width), height: Math.min(before.height, after.height) };
  let differing = width * height - inBoth.width * inBoth.height;
  const data = paled(other);
  for (let at = 0; at < changed.length; at += 1) {
    const x = at % width;
    const y = Math.floor(at / width);
    const isCommon = x < inBoth.width && y < inBoth.height;
    // Outside one screenshot the filling is white. The other one may be white there too, and the pixel counts already.
    if (isCommon && (!unlike[at] || wavers(one, other, unlike, x, y, inBoth, width))) continue;
    if (isCommon) differing += 1;
    changed[at] = 1;
    data.set([255, 0, 0, 255], at * 4);
  }
  return { differing, changed, marked: { width, height, data } };
}

/** Returns 1 for each pixel that is not the same. */
function changes(one: Uint8Array, other: Uint8Array): Uint8Array {
  const changed = new Uint8Array(one.length / 4);
  const from = wordsOf(one);
  const to = wordsOf(other);
  for (let at = 0; at < changed.length; at += 1) if (from[at] !== to[at]) changed[at] = 1;
  return changed;
}

/** Returns each pixel as one number, which is ten times as fast to compare as its channels. */
function wordsOf(data: Uint8Array): Uint32Array {
  const aligned = data.byteOffset % 4 === 0 ? data : data.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether the change of a pixel is only the smoothing of the edge on which it lies. */
function wavers(
  one: Uint8Array,
  other: Uint8Array,
  changed: Uint8Array,
  x: number,
  y: number,
  common: Size,
  stride: number,
): boolean {
  const around = neighbours(x, y, common, stride);
  const at = y * stride + x;
  if (!isOnEdge(one, around) || !isOnEdge(other, around)) return false;
  const off = Math.max(...[0, 1, 2].map((channel) => Math.abs(one[at * 4 + channel]! - other[at * 4 + channel]!)));
  // In one of the screenshots, all pixels around it may be background.
  const contrast = Math.max(...[0, 1, 2].map((channel) => spreadOf(one, around, channel)));
  if (
    off <= Math.max(tremble.levels, contrast * tremble.share) &&
    (isOfCurve(one, at, around) || isOfCurve(other, at, around))
  )
    return true;
  const isAlone = around.every((neighbour) => !changed[neighbour]);
  return isAlone && isMixture(one, at, around) && isMixture(other, at, around);
}

function neighbours(x: number, y: number, { width, height }: Size, stride: number): number[] {
  const around: number[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1)
      if (row !== y || column !== x) around.push(row * stride + column);
  return around;
}

/** Returns the lowest and the highest level of some pixels in a channel. */
function rangeOf(data: Uint8Array, pixels: readonly number[], channel: number): readonly [low: number, high: number] {
  const levels = pixels.map((pixel) => data[pixel * 4 + channel]!);
  return [Math.min(...levels), Math.max(...levels)];
}

function spreadOf(data: Uint8Array, pixels: readonly number[], channel: number): number {
  const [low, high] = rangeOf(data, pixels, channel);
  return high - low;
}

const isOnEdge = (data: Uint8Array, around: readonly number[]) =>
  [0, 1, 2].some((channel) => spreadOf(data, around, channel) >= edge);

/**
 * Whether a pixel lies on a curve. On a line or in a flat area, at least two neighbours are equal to it. On a curve, at
 * most one is.
 */
function isOfCurve(data: Uint8Array, at: number, around: readonly number[]): boolean {
  const isAlike = (other: number) => [0, 1, 2].every((channel) => data[at * 4 + channel] === data[other * 4 + channel]);
  return around.filter(isAlike).length < 2;
}

/** Whether a pixel lies between its lightest and its darkest neighbour, in every channel in which these are apart. */
function isMixture(data: Uint8Array, at: number, around: readonly number[]): boolean {
  return [0, 1, 2].every((channel) => {
    const [low, high] = rangeOf(data, around, channel);
    const level = data[at * 4 + channel]!;
    return high - low < edge || (low < level && level < high);
  });
}

function paled(data: Uint8Array): Uint8Array {
  const pale = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 4) {
    const level = 255 - (255 - (data[at]! + data[at + 1]! + data[at + 2]!) / 3) / 5;
    pale.fill(level, at, at + 3);
    pale[at + 3] = 255;
  }
  return pale;
}

function onto(picture: Pixels, width: number, height: number): Uint8Array {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new Uint8Array(width * height * 4).fill(255);
  const row = picture.width * 4;
  for (let y = 0; y < picture.height; y += 1) canvas.set(picture.data.subarray(y * row, (y + 1) * row), y * width * 4);
  return canvas;
}
