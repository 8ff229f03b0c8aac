import { allSpellings } from './spellings.ts';

/**
 * Common words and brands that are near to words of titles. Without this table 'colgate' would be corrected to collagen,
 * and 'safe' to saffron. Words that a correction helps are missing: 'packet' finds packs.
 */
const words: ReadonlySet<string> = new Set([
  ...'another back battery before best better bitter breathing burning cleaning cooking eating family fast home'.split(
    ' ',
  ),
  ...'manual medicine medicines mirror need nose offer offers online other plastic price refill safe short'.split(' '),
  ...'silver sports summer want washing winter'.split(' '),
  ...'cinthol colgate complan glucon plum sofy wow'.split(' '),
]);

/**
 * True if the word is spelled right, although perhaps no title has it: it is a common word, a brand or in
 * `spellings.ts`.
 */
export const isKnownWord = (word: string): boolean => words.has(word) || allSpellings().has(word);
