/** Returns a random number generator: numbers from 0 up to 1, the same numbers for the same seed (Mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Returns a function that draws ranks from 1 to `count`. The probability of a rank is in proportion to
 * `rank ** -exponent`. Each draw takes constant time and is exact: it uses rejection from the integral of the curve
 * (Hörmann and Derflinger, 1996).
 * @param exponent above 0; how strongly shoppers want the same things
 */
export function zipf(count: number, exponent: number, random: () => number): () => number {
  const curve = (x: number): number => x ** -exponent;
  const integral = (x: number): number => (exponent === 1 ? Math.log(x) : (x ** (1 - exponent) - 1) / (1 - exponent));
  const inverse = (y: number): number =>
    exponent === 1 ? Math.exp(y) : (1 + y * (1 - exponent)) ** (1 / (1 - exponent));
  const lowest = integral(1.5) - 1;
  const highest = integral(count + 0.5);
  return () => {
    for (;;) {
      const height = lowest + random() * (highest - lowest);
      const rank = Math.min(count, Math.max(1, Math.round(inverse(height))));
      if (height >= integral(rank + 0.5) - curve(rank)) return rank;
    }
  };
}

/** Returns the share of all requests that goes to the `top` most wanted of `count`. */
export function shareOf(top: number, count: number, exponent: number): number {
  let sum = 0;
  let ofTop = 0;
  for (let rank = 1; rank <= count; rank += 1) {
    sum += rank ** -exponent;
    if (rank === top) ofTop = sum;
  }
  return ofTop / sum;
}
