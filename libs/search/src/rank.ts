import type { Interpretation, Term, TypedWord } from './interpret.ts';

export interface Candidate {
  readonly id: number;
  readonly search_words: string;
}

export const fits = (word: string, term: Term): boolean =>
  term.beginning ? word.startsWith(term.word) : word === term.word;

function meet(words: readonly string[], { anyOf, favourites }: TypedWord) {
  const favourite = words.findIndex((word) => favourites.some((term) => fits(word, term)));
  if (favourite >= 0) return { at: favourite, points: 2 };
  const at = words.findIndex((word) => anyOf.some((term) => fits(word, term)));
  return { at, points: at < 0 ? 0 : 1 };
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) {
    const difference = (other[index] ?? 0) - value;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Not in a database, so that all engines return the same order. */
export function rank<T extends Candidate>(candidates: readonly T[], { words: typed, lacking }: Interpretation): T[] {
  const all = candidates.map((candidate) => {
    const words = candidate.search_words.split(' ');
    return { candidate, met: typed.map((word) => meet(words, word)) };
  });
  const weights = typed.map((_, index) => {
    if (lacking === 0) return 1;
    const holders = all.filter(({ met }) => met[index]!.at >= 0).length;
    return Math.log(1 + all.length / Math.max(1, holders));
  });
  return all
    .map(({ candidate, met }) => {
      const points = met.reduce((sum, one, index) => sum + one.points * weights[index]!, 0);
      const opens = met[0]?.at === 0 ? 1 : 0;
      const neighbours = met.filter(({ at }, index) => at >= 0 && at + 1 === met[index + 1]?.at).length;
      // Each number outweighs all that follow it.
      return { candidate, score: [points, opens, neighbours, -candidate.search_words.length] };
    })
    .sort((a, b) => compare(a.score, b.score) || a.candidate.id - b.candidate.id)
    .map(({ candidate }) => candidate);
}
