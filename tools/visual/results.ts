import { readFile } from 'node:fs/promises';
import type { Cause } from './causes.ts';
import { pictureName } from './place.ts';

/** What came of a picture. The signature is that of the bytes which the browser made. */
export type Verdict =
  | { readonly verdict: 'same' | 'missing'; readonly signature: string }
  | {
      readonly verdict: 'different';
      readonly signature: string;
      readonly differing: number;
      readonly causes: readonly Cause[];
    }
  | { readonly verdict: 'restless' };

export type PictureResult = Verdict & {
  readonly story: string;
  readonly mode: string;
  /** What the story in this mode took in all: drawing, axe and the picture. */
  readonly milliseconds: number;
};

/** Reads what a run wrote down, one picture a line. A story that was tried twice counts once, as it was at last. */
export async function readResults(file: string): Promise<PictureResult[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const results = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PictureResult);
  return [...new Map(results.map((result) => [pictureName(result.story, result.mode), result])).values()];
}

/** Mean and 95th percentile, in ms. */
export function pace(results: readonly PictureResult[]): { mean: number; slow: number } {
  const sorted = results.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const sum = sorted.reduce((total, one) => total + one, 0);
  return {
    mean: Math.round(sum / Math.max(sorted.length, 1)),
    slow: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  };
}
