import type { Interpretation, Term, TypedWord } from './interpret.ts';

/** A title that a search has found. */
export interface Candidate {
  readonly id: number;
  /** The words under which it is found, in the title's order. */
  readonly search_words: string;
}

const fits = (word: string, terms: readonly Term[]): boolean =>
  terms.some((term) => (term.beginning ? word.startsWith(term.word) : word === term.word));

/** Where in the title a typed word is met, best first: by one of its favourites, or else by any of its terms. */
function meet(
  words: readonly string[],
  { anyOf, favourites }: TypedWord,
): { readonly at: number; readonly points: number } {
  const favourite = words.findIndex((word) => fits(word, favourites));
  if (favourite >= 0) return { at: favourite, points: 2 };
  const any = words.findIndex((word) => fits(word, anyOf));
  return { at: any, points: any < 0 ? 0 : 1 };
}

/** Each number weighs more than all that follow it. */
type Score = readonly [points: number, opens: number, neighbours: number, brevity: number];

function scoreOf(title: string, { words: typed }: Interpretation): Score {
  const words = title.split(' ');
  const met = typed.map((word) => meet(words, word));
  const points = met.reduce((sum, one) => sum + one.points, 0);
  const opens = met[0]?.at === 0 ? 1 : 0;
  const neighbours = met.filter(({ at }, index) => at >= 0 && at + 1 === met[index + 1]?.at).length;
  return [points, opens, neighbours, -title.length];
}

function compare(one: Score, other: Score): number {
  for (const [index, value] of one.entries()) {
    const difference = (other[index] ?? 0) - value;
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The ids of the candidates, best match first: most of the typed words met, and met as they were typed; opening with the
 * first of them; in the order typed; short; the lower number. Decided here and not by an engine, so that all agree.
 */
export function rank(candidates: readonly Candidate[], interpretation: Interpretation): number[] {
  return candidates
    .map(({ id, search_words }) => ({ id, score: scoreOf(search_words, interpretation) }))
    .sort((a, b) => compare(a.score, b.score) || a.id - b.id)
    .map(({ id }) => id);
}
