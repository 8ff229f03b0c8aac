import type { Interpretation, Term, TypedWord } from './interpret.ts';

/** A title that a search has found. */
export interface Candidate {
  readonly id: number;
  /** The indexed words of the title, in the title's order. */
  readonly search_words: string;
}

/** Returns whether a word of a title is the term, or begins with it. */
export const fits = (word: string, term: Term): boolean =>
  term.beginning ? word.startsWith(term.word) : word === term.word;

/**
 * Returns the best position of a typed word in the title: that of one of its favourites, otherwise that of any of its
 * terms.
 */
function meet(
  words: readonly string[],
  { anyOf, favourites }: TypedWord,
): { readonly at: number; readonly points: number } {
  const favourite = words.findIndex((word) => favourites.some((term) => fits(word, term)));
  if (favourite >= 0) return { at: favourite, points: 2 };
  const at = words.findIndex((word) => anyOf.some((term) => fits(word, term)));
  return { at, points: at < 0 ? 0 : 1 };
}

interface Met<T> {
  readonly candidate: T;
  readonly words: readonly string[];
  readonly met: readonly { readonly at: number; readonly points: number }[];
}

/** Returns the weight of each typed word. If a title may lack some words, a rare word weighs more than a common one. */
function weigh(all: readonly Met<Candidate>[], { words, lacking }: Interpretation): number[] {
  return words.map((_, index) => {
    if (lacking === 0) return 1;
    const holders = all.filter(({ met }) => (met[index]?.at ?? -1) >= 0).length;
    return Math.log(1 + all.length / Math.max(1, holders));
  });
}

/** Each number weighs more than all that follow it. */
type Score = readonly [points: number, connecting: number, opens: number, neighbours: number, brevity: number];

function scoreOf(
  { candidate, words, met }: Met<Candidate>,
  weights: readonly number[],
  connecting: readonly string[],
): Score {
  const points = met.reduce((sum, one, index) => sum + one.points * (weights[index] ?? 0), 0);
  const joins = connecting.filter((word) => words.includes(word)).length;
  const opens = met[0]?.at === 0 ? 1 : 0;
  const neighbours = met.filter(({ at }, index) => at >= 0 && at + 1 === met[index + 1]?.at).length;
  return [points, joins, opens, neighbours, -candidate.search_words.length];
}

function compare(one: Score, other: Score): number {
  for (const [index, value] of one.entries()) {
    const difference = (other[index] ?? 0) - value;
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Returns the candidates, best match first. It compares in this order:
 * - most of the typed words found, and found as they were typed;
 * - the connecting words found too;
 * - a title that begins with the first typed word;
 * - words in the typed order;
 * - a short title;
 * - the lower id.
 *
 * The ranking is done here and not in a database engine, so that all engines return the same order.
 */
export function rank<T extends Candidate>(candidates: readonly T[], interpretation: Interpretation): T[] {
  const all = candidates.map((candidate): Met<T> => {
    const words = candidate.search_words.split(' ');
    return { candidate, words, met: interpretation.words.map((word) => meet(words, word)) };
  });
  const weights = weigh(all, interpretation);
  return all
    .map((met) => ({ candidate: met.candidate, score: scoreOf(met, weights, interpretation.connecting) }))
    .sort((a, b) => compare(a.score, b.score) || a.candidate.id - b.candidate.id)
    .map(({ candidate }) => candidate);
}
