import { editDistance } from './edit-distance.ts';

export interface Corrections {
  readonly likeliest: readonly string[];
  readonly all: readonly string[];
}

const MAX_CORRECTIONS = 24;
/** Bounds the memory that unknown callers can take. */
const MAX_CACHED = 500;
const HAS_DIGIT = /\p{N}/u;

/** A shorter beginning fits too many words. */
const MIN_LENGTH_OF_A_MISTYPED_BEGINNING = 4;

/** A strength is never corrected: 650 is not a slip for 500. */
function errorsAllowed(typed: string): number {
  if (HAS_DIGIT.test(typed) || typed.length < 3) return 0;
  return typed.length < 6 ? 1 : 2;
}

function compare(typed: string, word: string, allowed: number) {
  // Later letters cannot make the word more similar.
  const { whole, beginning } = editDistance(typed, word.slice(0, typed.length + allowed + 1), allowed);
  const errors = typed.length < MIN_LENGTH_OF_A_MISTYPED_BEGINNING ? whole : Math.min(whole, beginning);
  return { word, errors, rank: (whole > errors ? 2 : 0) + (word[0] === typed[0] ? 0 : 1) };
}

/** The words of all titles, with corrections for typing errors. */
export class Vocabulary {
  readonly words: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #correctable: readonly string[];
  readonly #corrected = new Map<string, readonly Corrections[]>();

  constructor(words: Iterable<string>) {
    this.#known = new Set(words);
    this.words = [...this.#known].sort();
    this.#correctable = this.words.filter((word) => !HAS_DIGIT.test(word));
  }

  has(typed: string): boolean {
    return this.#known.has(typed);
  }

  hasBeginning(typed: string): boolean {
    return this.words[this.#placeOf(typed)]?.startsWith(typed) ?? false;
  }

  /** Returns the words that begin as typed, or null if they are more than `atMost`. */
  wordsBeginning(typed: string, atMost: number): readonly string[] | null {
    const start = this.#placeOf(typed);
    const found = this.words.slice(start, start + atMost + 1).filter((word) => word.startsWith(typed));
    return found.length > atMost ? null : found;
  }

  /** The first word that does not sort before the typed one; the sort and `<` both compare UTF-16 units. */
  #placeOf(typed: string): number {
    let [low, high] = [0, this.words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.words[middle]! < typed) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** One entry for each number of errors. */
  corrections(typed: string): readonly Corrections[] {
    const known = this.#corrected.get(typed);
    if (known) return known;
    if (this.#corrected.size >= MAX_CACHED) this.#corrected.clear();
    const corrections = this.#correct(typed);
    this.#corrected.set(typed, corrections);
    return corrections;
  }

  #correct(typed: string): Corrections[] {
    const allowed = errorsAllowed(typed);
    if (allowed === 0) return [];
    const candidates = this.#correctable
      .filter((word) => word.length >= typed.length - allowed)
      .map((word) => compare(typed, word, allowed));
    return Array.from({ length: allowed }, (_, index) => candidates.filter(({ errors }) => errors === index + 1))
      .filter((found) => found.length > 0)
      .map((found) => {
        const sorted = found.sort((a, b) => a.rank - b.rank).slice(0, MAX_CORRECTIONS);
        const best = sorted[0]?.rank;
        return {
          likeliest: sorted.filter(({ rank }) => rank === best).map(({ word }) => word),
          all: sorted.map(({ word }) => word),
        };
      });
  }
}
