import { spellingsOf } from './spellings.ts';
import type { TextPart } from './text-parts.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isNumber } from './words.ts';

/** A word to look for in the titles. */
export interface Term {
  readonly word: string;
  /** True if a longer word that begins with `word` counts too: 'vitam' then finds titles with 'vitamin'. */
  readonly beginning: boolean;
}

/** A word of the search text, as the terms to look for. */
export interface TypedWord {
  /** A title that has one of these terms has the word. */
  readonly anyOf: readonly Term[];
  /** The terms nearest to the typed word. Titles with them rank higher. Empty if all terms are equally near. */
  readonly preferred: readonly Term[];
}

/**
 * When a typed word counts as the beginning of longer words. With 'unless complete' it does not if it is complete: a
 * number, or a short word (`LONGEST_SHORT_WORD`), that a title has as a whole word.
 */
export type ContinuationRule = 'always' | 'unless complete' | 'never';

/** Returns the terms for a typed word. Returns null if no word of the vocabulary fits. */
export type WordReader = (typed: string, rule: ContinuationRule, vocabulary: Vocabulary) => TypedWord | null;

/**
 * The most letters of a short word: 'spf' is short, and 'iron' is not. Too many other words begin with a short word.
 */
const LONGEST_SHORT_WORD = 3;

/** Returns the term for exactly this word. */
export const wholeWord = (word: string): Term => ({ word, beginning: false });

const wordOrLonger = (word: string): Term => ({ word, beginning: true });

/** Returns the other spellings of a word that the vocabulary has. */
const knownSpellingsOf = (word: string, vocabulary: Vocabulary): string[] =>
  spellingsOf(word).filter((other) => vocabulary.has(other));

/** Reads a word as it was typed: the whole word, words that begin with it, and its other spellings. */
export const asTyped: WordReader = (typed, rule, vocabulary) => {
  const others = knownSpellingsOf(typed, vocabulary).map(wholeWord);
  const exact = vocabulary.has(typed) ? [wholeWord(typed)] : [];
  const isShort = isNumber(typed) || typed.length <= LONGEST_SHORT_WORD;
  const isComplete = isShort && exact.length > 0;
  const mayContinue = rule === 'always' || (rule === 'unless complete' && !isComplete);
  if (mayContinue && vocabulary.hasBeginning(typed))
    return { anyOf: [wordOrLonger(typed), ...others], preferred: [...exact, ...others] };
  const anyOf = [...exact, ...others];
  return anyOf.length > 0 ? { anyOf, preferred: [] } : null;
};

/**
 * Reads a word as it was typed, or else as its corrections with the fewest errors. The likeliest of them are preferred.
 * The other spellings of a corrected word count too, so that it finds the same products as without the error.
 */
export const asTypedOrCorrected: WordReader = (typed, rule, vocabulary) => {
  const uncorrected = asTyped(typed, rule, vocabulary);
  if (uncorrected) return uncorrected;
  const [nearest] = vocabulary.corrections(typed);
  if (nearest === undefined) return null;
  const others = nearest.all.flatMap((word) => knownSpellingsOf(word, vocabulary));
  return {
    anyOf: [...new Set([...nearest.all, ...others])].map(wholeWord),
    preferred: nearest.likeliest.map(wholeWord),
  };
};

/**
 * Reads a word as it was typed and as all of its corrections, because a word of a title may still be a typing error for
 * another one. Preferred is the word as it was typed, or else the corrections with the fewest errors.
 */
export const asTypedAndCorrected: WordReader = (typed, rule, vocabulary) => {
  const uncorrected = asTyped(typed, rule, vocabulary);
  const corrections = vocabulary.corrections(typed);
  const corrected = corrections.flatMap(({ all }) => all.map(wholeWord));
  const fewestErrors = corrections[0]?.all.map(wholeWord) ?? [];
  const anyOf = [...(uncorrected?.anyOf ?? []), ...corrected];
  return anyOf.length > 0 ? { anyOf, preferred: uncorrected?.anyOf ?? fewestErrors } : null;
};

/**
 * Reads an amount or a pack as one word of the index: '500 mg' as '500mg'. Returns null if the vocabulary has it in
 * none of its forms, and for an ordinary word, which has no such form.
 */
export function asJoined({ joined }: TextPart, vocabulary: Vocabulary): TypedWord | null {
  const known = joined.filter((form) => vocabulary.has(form));
  return known.length > 0 ? { anyOf: known.map(wholeWord), preferred: [] } : null;
}

/**
 * Makes a word optional: it gets the terms of a required word, which every matching title has anyway. Titles with the
 * word itself rank higher.
 */
export const optional = ({ anyOf, preferred }: TypedWord, required: TypedWord): TypedWord => ({
  anyOf: [...anyOf, ...required.anyOf],
  preferred: preferred.length > 0 ? preferred : anyOf,
});

/**
 * Returns the only word that a typed word is likely an error for. Returns null if a title has the word, or if several
 * fit.
 */
export function onlyCorrection(typed: string, vocabulary: Vocabulary): string | null {
  if (asTyped(typed, 'always', vocabulary)) return null;
  const [nearest] = vocabulary.corrections(typed);
  const [likeliest, another] = nearest?.likeliest ?? [];
  if (likeliest === undefined || another !== undefined) return null;
  return likeliest;
}
