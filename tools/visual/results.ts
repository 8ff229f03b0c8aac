import { readFile } from 'node:fs/promises';
import type { Cause } from './causes.ts';
import { pictureName } from './place.ts';

/** The result of a screenshot. The signature is the hash of the bytes that the browser made. */
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
  /** The total time of the story in this mode: rendering, axe and the screenshot. */
  readonly milliseconds: number;
};

/** Reads the results of a run, one screenshot a line. For a story that ran twice, the last result counts. */
export async function readResults(file: string): Promise<PictureResult[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const results = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as PictureResult);
  return [...new Map(results.map((result) => [pictureName(result.story, result.mode), result])).values()];
}

/** Returns the mean and the 95th percentile, in ms. */
export function pace(results: readonly PictureResult[]): { mean: number; slow: number } {
  const sorted = results.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
  const sum = sorted.reduce((total, one) => total + one, 0);
  return {
    mean: Math.round(sum / Math.max(sorted.length, 1)),
    slow: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  };
}
