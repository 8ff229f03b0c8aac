import { packOf } from './amounts.ts';

/** Matches the accents of Latin letters only. In Indic scripts the marks are vowels. */
const LATIN_ACCENTS = /(?<=\p{Script=Latin})\p{Mn}+/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const AMOUNT = /^(\d+)(\p{L}+)$/u;
const NUMBER = /^\d+$/;
const LETTERS = /^\p{L}+$/u;
const MAX_WORD_LENGTH = 60;

const normalise = (text: string): string =>
  text.normalize('NFKD').replace(LATIN_ACCENTS, '').normalize('NFC').toLowerCase();

/** Returns the words of a text as they are searched: lower case, without accents or punctuation, in their order. */
export const wordsInOrder = (text: string): string[] =>
  (normalise(text).match(WORD) ?? []).map((word) => [...word].slice(0, MAX_WORD_LENGTH).join(''));

/** Returns the words of a text as they are searched, each word once. */
export const wordsOf = (text: string): string[] => [...new Set(wordsInOrder(text))];

/** Returns how many words a search text has, repeated ones included. It returns 1 if there are none. */
export const countWords = (text: string): number => Math.max(1, wordsInOrder(text).length);

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
