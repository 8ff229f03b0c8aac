import { shellCopy } from './shell';

const { matches } = shellCopy.search;

/** The texts of the results of the search field. A page loads them with the first search. */
export const searchResultsCopy = {
  matchesFor: (count: number, text: string) => `${matches(count)} for “${text}”`,
  /** The heading of matches that were found without some words of the text, which name nothing in the shop. */
  matchesWithout: (words: readonly string[], found: string) =>
    `We do not sell ${words.map((word) => `“${word}”`).join(' or ')}. ${found}`,
  /**
   * The message in the place of `noMatches` for something that the shop does not sell. `sentence` is about its kind.
   */
  notSold: (sentence: string) => `${sentence} Everything we sell is listed here.`,
  /** The message in the place of `noMatches`, while a longer text may have matches. */
  unfinished: 'No product matches yet. Keep typing: everything we sell is listed here.',
  activeGone: 'The list has changed, and the product that you had reached is no longer in it.',
  seeAll: (text: string) => `See all results for “${text}”`,
  /** The text of the button in the place of `seeAll` if nothing matches. */
  searchAnyway: (text: string) => `Search anyway for “${text}”`,
  askDoctor: 'Ask a doctor',
};
