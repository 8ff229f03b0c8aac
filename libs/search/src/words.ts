import { withPlainDigits } from '@niramaya/contract';
import { packOf } from './amounts.ts';

/** Apostrophes that Unicode counts as letters. */
const LETTER_APOSTROPHES = /[\u02b9-\u02cf\ua78c]/gu;
const TRADE_MARKS = /[™℠]/gu;
const INVISIBLE = /[\p{Cf}\p{Me}\p{Variation_Selector}]/gu;
/** Latin only: in Indic scripts the marks are vowels. */
const LATIN_ACCENTS = /(\p{Script=Latin})\p{Mn}+/gu;
const OTHER_LATIN: Readonly<Record<string, string>> = { ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o' };
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const WRITTEN_WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}]*/gu;
const AMOUNT = /^(\d+)(\p{L}+)$/u;
const NUMBER = /^\d+$/;
const LETTERS = /^\p{L}+$/u;
const MAX_WORD_LENGTH = 60;

/** The form for comparison: lower case, plain digits, no accents. */
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

/** Returns the words in comparable form, with duplicates. */
export const wordsInOrder = (text: string): string[] => (readable(text).match(WORD) ?? []).map(cutWord);

/** Returns the text up to the end of its last counted word; a longer text is cut there. */
export function firstWords(text: string, count: number): string {
  const [last] = [...text.matchAll(WRITTEN_WORD)].slice(count - 1, count);
  return last === undefined ? text : text.slice(0, last.index + last[0].length);
}

/** UTF-16 units; `end` is excluded. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface PlacedWord extends TextRange {
  readonly word: string;
}

/** Returns the words in comparable form, with their ranges in the title. */
export const placedWords = (title: string): PlacedWord[] =>
  [...title.matchAll(WRITTEN_WORD)].flatMap(({ 0: written, index }) =>
    wordsInOrder(written).map((word) => ({ word, start: index, end: index + written.length })),
  );

export const isNumber = (word: string): boolean => NUMBER.test(word);

/** Number and unit of '500mg'; empty for other words. */
export const partsOfAmount = (word: string): string[] => AMOUNT.exec(word)?.slice(1) ?? [];

/** '500 mg' and '500mg' both give 500, mg and 500mg. */
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
