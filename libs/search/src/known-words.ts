import { allSpellings } from './spellings.ts';

/**
 * Common words that are near to words of titles. Without this table 'safe' would be corrected to saffron. Words that a
 * correction helps are missing: 'packet' finds packs.
 */
const commonWords: ReadonlySet<string> = new Set([
  ...'another back battery before best better bitter breathing burning cleaning cooking eating family fast home'.split(
    ' ',
  ),
  ...'manual medicine medicines mirror need nose offer offers online other plastic price refill safe short'.split(' '),
  ...'silver sports summer want washing winter'.split(' '),
]);

/** Brands that are near to words of titles. Without this table 'colgate' would be corrected to collagen. */
const brands: ReadonlySet<string> = new Set('cinthol colgate complan glucon plum sofy wow'.split(' '));

/** True if the word is a common one of the table, which names no product. */
export const isCommonWord = (word: string): boolean => commonWords.has(word);

/**
 * True if the word is spelled right, although perhaps no title has it: it is a common word, a brand or in
 * `spellings.ts`.
 */
export const isKnownWord = (word: string): boolean =>
  commonWords.has(word) || brands.has(word) || allSpellings().has(word);
