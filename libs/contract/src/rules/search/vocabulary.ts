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

interface Candidate {
  readonly word: string;
  readonly errors: number;
  readonly rank: number;
}

const lettersOf = (word: string): number =>
  [...word].reduce((bits, letter) => {
    const code = letter.charCodeAt(0) - 97;
    return bits | (1 << (code >= 0 && code < 26 ? code : 26 + (letter.charCodeAt(0) % 5)));
  }, 0);

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function compare(typed: string, word: string, allowed: number): Candidate {
  // Later letters cannot make the word more similar.
  const { whole, beginning } = editDistance(typed, word.slice(0, typed.length + allowed + 1), allowed);
  const errors = typed.length < MIN_LENGTH_OF_A_MISTYPED_BEGINNING ? whole : Math.min(whole, beginning);
  return { word, errors, rank: (whole > errors ? 2 : 0) + (word[0] === typed[0] ? 0 : 1) };
}

export class Vocabulary {
  readonly words: readonly string[];
  readonly #correctable: readonly { readonly word: string; readonly letters: number }[];

  readonly #corrected = new Map<string, readonly Corrections[]>();

  constructor(words: Iterable<string>) {
    this.words = [...new Set(words)].sort();
    this.#correctable = this.words
      .filter((word) => !HAS_DIGIT.test(word))
      .map((word) => ({ word, letters: lettersOf(word) }));
  }

  has(typed: string): boolean {
    return this.words[this.#firstNotBefore(typed)] === typed;
  }

  hasBeginning(typed: string): boolean {
    return this.words[this.#firstNotBefore(typed)]?.startsWith(typed) ?? false;
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
    const letters = lettersOf(typed);
    const candidates: Candidate[] = [];
    for (let at = 0; at < this.#correctable.length; at += 1) {
      const { word, letters: itsLetters } = this.#correctable[at]!;
      if (word.length < typed.length - allowed || countBits(letters & ~itsLetters) > allowed) continue;
      const candidate = compare(typed, word, allowed);
      if (candidate.errors <= allowed) candidates.push(candidate);
    }
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

  #firstNotBefore(typed: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.words[middle] ?? '') < typed) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
