import { editDistance } from './edit-distance.ts';
import { isKnownWord } from './known-words.ts';

/** The words of titles that differ from a typed word by the same number of errors. */
export interface Corrections {
  /** The words of `all` with the lowest rank (`rankOf`). There is at least one. */
  readonly likeliest: readonly string[];
  /** All corrections, at most 24 words, the likeliest first. */
  readonly all: readonly string[];
}

const MAX_CORRECTIONS = 24;
/** The most typed words in the cache. Anybody can search for any text, so the cache needs a bound. */
const MAX_CACHED = 500;
const HAS_DIGIT = /\p{N}/u;

/** The least number of letters of a mistyped beginning. A shorter one would match too many words. */
const MIN_LENGTH_OF_A_MISTYPED_BEGINNING = 4;

/**
 * Returns how many typing errors are forgiven: 0, 1 or 2. A word with digits is never corrected: 650 is another
 * strength, and no typing error for 500.
 */
export function errorsAllowedIn(typed: string): number {
  if (HAS_DIGIT.test(typed) || typed.length < 3) return 0;
  return typed.length < 6 ? 1 : 2;
}

/** A word of the vocabulary, compared with a typed word. */
interface Comparison {
  readonly word: string;
  /** The number of typing errors; infinite if there are more than are allowed. */
  readonly errors: number;
  /** The lower rank is the likelier correction: see `rankOf`. */
  readonly rank: number;
}

/**
 * Returns the rank of a correction. First come whole words with the typed first letter (0), then whole words with
 * another first letter (1), then words of which only the beginning is similar (2 and 3), because the shopper may still
 * be typing.
 */
const rankOf = (isWhole: boolean, hasTypedFirstLetter: boolean): number =>
  (isWhole ? 0 : 2) + (hasTypedFirstLetter ? 0 : 1);

/** Compares a typed word with a word of the vocabulary. */
function compare(typed: string, word: string, errorsAllowed: number): Comparison {
  // The letters after these cannot make the word more similar, so they are not compared.
  const { whole, beginning } = editDistance(typed, word.slice(0, typed.length + errorsAllowed + 1), errorsAllowed);
  const errors = typed.length < MIN_LENGTH_OF_A_MISTYPED_BEGINNING ? whole : Math.min(whole, beginning);
  return { word, errors, rank: rankOf(whole === errors, word[0] === typed[0]) };
}

/** Returns the corrections among words with the same number of errors, of which there is at least one. */
function correctionsAmong(candidates: readonly Comparison[]): Corrections {
  const sorted = [...candidates].sort((a, b) => a.rank - b.rank).slice(0, MAX_CORRECTIONS);
  const lowestRank = sorted[0]?.rank;
  return {
    likeliest: sorted.filter(({ rank }) => rank === lowestRank).map(({ word }) => word),
    all: sorted.map(({ word }) => word),
  };
}

/**
 * The words of all titles, as `indexedWords` returns them. It finds exact words, beginnings and the corrections of a
 * typing error. It does not change, so a new catalogue needs a new one.
 */
export class Vocabulary {
  /** The words, each once, sorted by UTF-16 units. */
  readonly words: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #correctable: readonly string[];
  /** The results of `corrections`, by the typed word. */
  readonly #cache = new Map<string, readonly Corrections[]>();

  constructor(words: Iterable<string>) {
    this.#known = new Set(words);
    this.words = [...this.#known].sort();
    this.#correctable = this.words.filter((word) => !HAS_DIGIT.test(word));
  }

  /** True if a title has the whole word. */
  has(typed: string): boolean {
    return this.#known.has(typed);
  }

  /** True if a title has a word that begins as typed, or the whole word. */
  hasBeginning(typed: string): boolean {
    return this.words[this.#indexOfFirstFrom(typed)]?.startsWith(typed) ?? false;
  }

  /** Returns the words that begin as typed, or null if they are more than `atMost`. */
  wordsBeginning(typed: string, atMost: number): readonly string[] | null {
    const start = this.#indexOfFirstFrom(typed);
    const found = this.words.slice(start, start + atMost + 1).filter((word) => word.startsWith(typed));
    return found.length > atMost ? null : found;
  }

  /**
   * Binary search for the first word that does not sort before the typed one. Both the sort and `<` compare UTF-16
   * units.
   */
  #indexOfFirstFrom(typed: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.words[middle]! < typed) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * Returns the words that the typed word may be a typing error for: an entry for each number of errors that has any,
   * the smallest number first. Up to two letters no error is forgiven, up to five letters one, from six on two. A word
   * of `known-words.ts` that no title has is spelled right, so it has none: 'ageing' is no error for 'ginger'.
   */
  corrections(typed: string): readonly Corrections[] {
    const known = this.#cache.get(typed);
    if (known) return known;
    if (this.#cache.size >= MAX_CACHED) this.#cache.clear();
    const corrections = this.#correct(typed);
    this.#cache.set(typed, corrections);
    return corrections;
  }

  #correct(typed: string): Corrections[] {
    const errorsAllowed = errorsAllowedIn(typed);
    const isSpelledRight = isKnownWord(typed) && !this.has(typed);
    if (errorsAllowed === 0 || isSpelledRight) return [];
    const candidates = this.#correctable
      // A word that is shorter by more letters has more errors.
      .filter((word) => word.length >= typed.length - errorsAllowed)
      .map((word) => compare(typed, word, errorsAllowed));
    const numbersOfErrors = Array.from({ length: errorsAllowed }, (_, index) => index + 1);
    return numbersOfErrors
      .map((count) => candidates.filter(({ errors }) => errors === count))
      .filter((found) => found.length > 0)
      .map(correctionsAmong);
  }
}
