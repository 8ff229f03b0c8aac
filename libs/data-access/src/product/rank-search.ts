import { findTitles, fits, mayGoOn, partsOfAmount, placedWords, termIn, wordsInOrder } from '@niramaya/search';
import type { Product } from '@niramaya/contract';
import type { Concern, Interpretation, PlacedWord, SearchTerm, Term, TextRange } from '@niramaya/search';

/** A product that matches the typed text. */
export interface SearchMatch {
  readonly product: Product;
  /** The parts of the title to highlight, from left to right and without overlap. */
  readonly ranges: readonly TextRange[];
}

/** The products of a list in the order in which a search shows them. */
export interface RankedSearch {
  /** The products that match, the best first. */
  readonly matches: readonly SearchMatch[];
  /** All other products of the list, in its order. */
  readonly rest: readonly Product[];
  /** The text without its typing errors, by which the matches were found; null without an error. */
  readonly corrected: string | null;
  /** The complete words of the text that name nothing in the shop, next to words that have matches. */
  readonly unsoldWords: readonly string[];
  /** True if there is no match yet, but the text may find products once its last word is complete. */
  readonly isUnfinished: boolean;
  /**
   * If nothing matches, and the text names something that the shop does not sell: whether that is a medicine, a test, a
   * symptom or another product. Else null.
   */
  readonly notSold: SearchTerm['kind'] | null;
  /** If nothing matches, and the text names a symptom: the concern whose products the shop suggests. Else null. */
  readonly concern: Concern | null;
}

/**
 * Returns the range to highlight in a title word: only the typed beginning, or the whole word if `placedWords` has
 * changed the length of the word by its normalisation, because letters then have no places of their own.
 */
function rangeOf({ word, start, end }: PlacedWord, { word: term }: Term): TextRange {
  const isLetterForLetter = word.length === end - start;
  return { start, end: isLetterForLetter ? Math.min(end, start + term.length) : end };
}

/**
 * Returns the ranges at the title word number `at` that a term matches: a word, an amount ('500mg' for '500'), or two
 * neighbours that make one term ('500' and 'mg' for '500mg').
 */
function rangesAt(words: readonly PlacedWord[], at: number, term: Term): TextRange[] {
  const [word, next] = words.slice(at, at + 2);
  if (word === undefined) return [];
  if (fits(word.word, term)) return [rangeOf(word, term)];
  // A placed word is itself a range: `start` and `end` are its place in the title.
  if (partsOfAmount(word.word).includes(term.word)) return [word];
  return next && word.word + next.word === term.word ? [word, next] : [];
}

/** Returns the ranges of the first title word, from the left, that one of the terms matches. */
function rangesOf(words: readonly PlacedWord[], terms: readonly Term[]): TextRange[] {
  const found = words.flatMap((_word, at) => terms.map((term) => rangesAt(words, at, term)));
  return found.find(({ length }) => length > 0) ?? [];
}

/** Returns the ranges from left to right. Those that overlap or touch become one. */
function mergeRanges(ranges: readonly TextRange[]): TextRange[] {
  const result: { start: number; end: number }[] = [];
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else result.push({ start, end });
  }
  return result;
}

/**
 * Returns the ranges to highlight in a title. For each word of the search these are the place of a preferred term, or
 * else of any term that matches.
 */
function rangesIn(title: string, { words }: Interpretation): TextRange[] {
  const placed = placedWords(title);
  return mergeRanges(
    words.flatMap(({ anyOf, preferred }) => {
      const best = rangesOf(placed, preferred);
      return best.length > 0 ? best : rangesOf(placed, anyOf);
    }),
  );
}

/** The state of a search while a shopper types. */
interface SearchProgress {
  /**
   * The matches of the API, which come first: it knows more products than the list, and its order counts. A match that
   * only the API finds may have no ranges.
   */
  readonly apiMatches?: readonly Product[];
  /** True if the API may still bring matches that the list lacks. No word is called unsold until then. */
  readonly isListPartial?: boolean;
  /** True if the shopper may still be typing the last word. It is not called unsold until a space follows it. */
  readonly isLastWordOpen?: boolean;
}

/** Searches the titles of `products` for a typed text. */
export function rankSearch(
  products: readonly Product[],
  text: string,
  { apiMatches = [], isListPartial = false, isLastWordOpen = false }: SearchProgress = {},
): RankedSearch {
  const { found, interpretation } = findTitles(products, text);
  const idsOfApi = new Set(apiMatches.map(({ id }) => id));
  const matching = [...apiMatches, ...found.filter(({ id }) => !idsOfApi.has(id))];
  const matchingIds = new Set(matching.map(({ id }) => id));
  const words = wordsInOrder(text);
  // The words that may be called unsold: the last one may still be incomplete.
  const complete = new Set(isLastWordOpen ? words.slice(0, -1) : words);
  const term = matching.length === 0 ? termIn(text) : undefined;
  const unsoldWords = interpretation?.unsoldWords.filter((word) => complete.has(word)) ?? [];
  return {
    matches: matching.map((product) => ({
      product,
      ranges: interpretation ? rangesIn(product.title, interpretation) : [],
    })),
    rest: products.filter(({ id }) => !matchingIds.has(id)),
    corrected: interpretation?.corrected ?? null,
    unsoldWords: isListPartial ? [] : unsoldWords,
    isUnfinished: matching.length === 0 && mayGoOn(products, text),
    notSold: term?.kind ?? null,
    concern: term?.kind === 'symptom' ? term.concern : null,
  };
}
