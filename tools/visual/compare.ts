import { diff } from '@blazediff/core';

/** Pixels of a picture, four bytes each: red, green, blue, opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface Comparison {
  /** How many pixels differ, those at the edges of letters and curves left out. */
  readonly differing: number;
  /** The new picture, pale, with what differs in red. */
  readonly marked: Pixels;
}

/**
 * At 0.1, the usual value, a colour 25 levels off and a pale line that has moved by a pixel go unseen. At 0.01 so does
 * blue alone when it is three levels off, because the eye hardly sees blue; at 0.003 it is seen.
 */
const threshold = 0.003;

/**
 * Levels of a channel by which the browser's own drawing wavers, at round corners, from one run to the next. Too little
 * for any eye, and too much for the threshold where it falls on all three channels.
 */
const tremble = 2;

/**
 * Single pixels of a ring or a round corner that the browser draws otherwise from one run to the next. The shortest line
 * that a story draws is many times as long.
 */
const stray = 3;

/** Compares two pictures pixel by pixel. What one has and the other has not, because it is larger, differs. */
export function compare(before: Pixels, after: Pixels): Comparison {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const one = onto(before, width, height);
  const other = calmed(one, onto(after, width, height));
  const output = new Uint8Array(width * height * 4);
  const differing = diff(one, other, output, width, height, { threshold, alpha: 0.2 });
  const common = Math.min(before.width, after.width) * Math.min(before.height, after.height);
  return {
    // White beyond the edge of one may happen to be white in the other.
    differing: Math.max(differing > stray ? differing : 0, width * height - common),
    marked: { width, height, data: output },
  };
}

/** The second picture, with the pixels of the first where only the drawing has wavered. */
function calmed(one: Uint8Array, other: Uint8Array): Uint8Array {
  const result = Uint8Array.from(other);
  const near = (at: number) => Math.abs(one[at]! - other[at]!) <= tremble;
  for (let at = 0; at < result.length; at += 4)
    if (near(at) && near(at + 1) && near(at + 2)) result.set(one.subarray(at, at + 4), at);
  return result;
}

function onto(picture: Pixels, width: number, height: number): Uint8Array {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new Uint8Array(width * height * 4).fill(255);
  const row = picture.width * 4;
  for (let y = 0; y < picture.height; y += 1) canvas.set(picture.data.subarray(y * row, (y + 1) * row), y * width * 4);
  return canvas;
}
