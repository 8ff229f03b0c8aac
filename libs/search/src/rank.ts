import type { Interpretation } from './interpret.ts';
import type { Term, TypedWord } from './read-word.ts';

/** A title that matches an interpretation. */
export interface Candidate {
  /** The id of the product. */
  readonly id: number;
  /**
   * The words of `indexedWords`, separated by spaces: those of the title in its order, then other forms of its amounts.
   * The name is that of the column in the database of the API, whose rows are candidates too.
   */
  readonly search_words: string;
}

/** True if a word of a title matches a term. */
export const fits = (word: string, term: Term): boolean =>
  term.beginning ? word.startsWith(term.word) : word === term.word;

/** Returns the index of the first title word that matches, or -1, and 2 points for a preferred term, else 1 or 0. */
function matchOf(words: readonly string[], { anyOf, preferred }: TypedWord) {
  const preferredAt = words.findIndex((word) => preferred.some((term) => fits(word, term)));
  if (preferredAt >= 0) return { at: preferredAt, points: 2 };
  const at = words.findIndex((word) => anyOf.some((term) => fits(word, term)));
  return { at, points: at < 0 ? 0 : 1 };
}

/**
 * Compares two lists of points number by number, so each number outweighs all that follow it. The list with the larger
 * number comes first.
 */
function compareScores(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) {
    const difference = (other[index] ?? 0) - value;
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Returns the candidates, the best match first. What counts, in this order:
 *
 * 1. Points for each word: 2 for a preferred term, 1 for another one. If words may be missing, a rare word counts more
 *    than a frequent one.
 * 2. The title begins with the first typed word.
 * 3. Typed neighbours are neighbours in the title.
 * 4. The indexed words of the title are short, in characters.
 * 5. The id is low.
 *
 * The order is computed here and not in a database, so that the API on SQLite and on PostgreSQL and the list of the
 * search field return the same.
 */
export function rank<T extends Candidate>(
  candidates: readonly T[],
  { words: typed, missingWordsAllowed }: Interpretation,
): T[] {
  const all = candidates.map((candidate) => {
    const words = candidate.search_words.split(' ');
    return { candidate, matches: typed.map((word) => matchOf(words, word)) };
  });
  const weights = typed.map((_, index) => {
    if (missingWordsAllowed === 0) return 1;
    const count = all.filter(({ matches }) => matches[index]!.at >= 0).length;
    return Math.log(1 + all.length / Math.max(1, count));
  });
  return all
    .map(({ candidate, matches }) => {
      const points = matches.reduce((sum, match, index) => sum + match.points * weights[index]!, 0);
      const isFirstWord = matches[0]?.at === 0 ? 1 : 0;
      const neighbours = matches.filter(({ at }, index) => at >= 0 && at + 1 === matches[index + 1]?.at).length;
      return { candidate, score: [points, isFirstWord, neighbours, -candidate.search_words.length] };
    })
    .sort((a, b) => compareScores(a.score, b.score) || a.candidate.id - b.candidate.id)
    .map(({ candidate }) => candidate);
}
