import type { Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** A word of a title, or the beginning of one. */
export interface Term {
  readonly word: string;
  readonly beginning: boolean;
}

/** What one typed word stands for: a title has to hold any of these. */
export interface TypedWord {
  readonly anyOf: readonly Term[];
  /** Those of them that rank a title higher. Empty where all are equally good. */
  readonly favourites: readonly Term[];
}

/** One way to understand what was typed. */
export interface Interpretation {
  readonly words: readonly TypedWord[];
  /** Whether a title has to hold every word, or one of them. */
  readonly every: boolean;
}

const MAX_WORDS = 8;

const whole = (word: string): Term => ({ word, beginning: false });

const asTyped = (typed: string, vocabulary: Vocabulary): TypedWord | null =>
  vocabulary.hasBeginning(typed)
    ? { anyOf: [{ word: typed, beginning: true }], favourites: vocabulary.has(typed) ? [whole(typed)] : [] }
    : null;

function closest(typed: string, vocabulary: Vocabulary): TypedWord | null {
  const spelled = asTyped(typed, vocabulary);
  if (spelled) return spelled;
  const [nearest] = vocabulary.corrections(typed);
  return nearest ? { anyOf: nearest.all.map(whole), favourites: nearest.likeliest.map(whole) } : null;
}

function widest(typed: string, vocabulary: Vocabulary): TypedWord | null {
  const spelled = asTyped(typed, vocabulary);
  const corrections = vocabulary.corrections(typed);
  const anyOf = [...(spelled?.anyOf ?? []), ...corrections.flatMap(({ all }) => all.map(whole))];
  if (anyOf.length === 0) return null;
  return { anyOf, favourites: spelled?.anyOf ?? corrections[0]?.all.map(whole) ?? [] };
}

const present = <T>(value: T | null): value is T => value !== null;

/**
 * The ways to understand a search text, the strictest first; the caller takes the first that finds anything, and later
 * ones are not worked out before. A word that nothing resembles is passed over as long as another one is known.
 */
export function* interpretations(text: string, vocabulary: Vocabulary): Generator<Interpretation> {
  const typed = wordsOf(text).slice(0, MAX_WORDS);
  const strict = typed.map((word) => closest(word, vocabulary)).filter(present);
  if (strict.length === 0) return;
  yield { words: strict, every: true };
  const wide = typed.map((word) => widest(word, vocabulary)).filter(present);
  yield { words: wide, every: true };
  yield { words: wide, every: false };
}
