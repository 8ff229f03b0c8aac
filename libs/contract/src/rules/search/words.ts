import { withPlainDigits } from '../typed-text.ts';
import { packOf } from './amounts.ts';

/** Apostrophes that Unicode counts as letters. */
const LETTER_APOSTROPHES = /[\u02b9-\u02cf\ua78c]/gu;
/** Signs whose compatible form is letters: they belong to no word. */
const TRADE_MARKS = /[™℠]/gu;
/** Formats and variants of other characters. They are invisible, or are never typed. */
const INVISIBLE = /[\p{Cf}\p{Me}\p{Variation_Selector}]/gu;
/** Matches the accents of Latin letters only. In Indic scripts the marks are vowels. */
const LATIN_ACCENTS = /(\p{Script=Latin})\p{Mn}+/gu;
const OTHER_LATIN: Readonly<Record<string, string>> = { ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o' };
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** A word as it is written, with the invisible characters in it. */
const WRITTEN_WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}]*/gu;
const AMOUNT = /^(\d+)(\p{L}+)$/u;
const NUMBER = /^\d+$/;
const LETTERS = /^\p{L}+$/u;
const MAX_WORD_LENGTH = 60;

/**
 * Returns a typed text or a title in the form in which both are compared: in lower case, with letters of the usual
 * width and plain digits, without accents and invisible characters.
 */
export const readable = (text: string): string =>
  withPlainDigits(
    text
      .replace(INVISIBLE, '')
      .replace(LETTER_APOSTROPHES, "'")
      .replace(TRADE_MARKS, ' ')
      .normalize('NFKD')
      .replace(LATIN_ACCENTS, '$1')
      .normalize('NFC')
      .toLowerCase()
      .replace(/[ıæœßø]/gu, (letter) => OTHER_LATIN[letter] ?? letter),
  );

const cutWord = (word: string): string =>
  word.length > MAX_WORD_LENGTH ? [...word].slice(0, MAX_WORD_LENGTH).join('') : word;

/** Returns the words of a text as they are searched: lower case, without accents or punctuation, in their order. */
export const wordsInOrder = (text: string): string[] => (readable(text).match(WORD) ?? []).map(cutWord);

/** A part of a text, in UTF-16 units: from `start` up to and without `end`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A word of a title with its place in the title. */
export interface PlacedWord extends TextRange {
  readonly word: string;
}

/** Returns the words of a title in their order, each with its place. */
export const placedWords = (title: string): PlacedWord[] =>
  [...title.matchAll(WRITTEN_WORD)].flatMap(({ 0: written, index }) =>
    wordsInOrder(written).map((word) => ({ word, start: index, end: index + written.length })),
  );

export const isNumber = (word: string): boolean => NUMBER.test(word);

/** Returns the number and the unit of an amount that is written as one word, such as '500mg'. */
export const partsOfAmount = (word: string): string[] => AMOUNT.exec(word)?.slice(1) ?? [];

/**
 * Returns the words under which a title is found. An amount is found with and without a space: '500 mg' and '500mg'
 * both give 500, mg and 500mg. 'Strip of 10' is also found under of10, because 10 alone may be a strength.
 */
export function indexedWords(title: string): string[] {
  const words = wordsInOrder(title);
  const apart = words.flatMap(partsOfAmount);
  const joined = words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    return isNumber(word) && LETTERS.test(next) ? [word + next] : [];
  });
  const pieces = words.flatMap((word, at) =>
    word === 'of' && isNumber(words[at + 1] ?? '') ? [packOf(words[at + 1] ?? '')] : [],
  );
  return [...new Set([...words, ...apart, ...joined, ...pieces])];
}
