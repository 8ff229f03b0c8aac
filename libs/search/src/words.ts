import { withPlainDigits } from '@niramaya/contract';
import { packToken } from './amounts.ts';

/**
 * Matches modifier letters and signs such as ʼ and ˈ. Unicode counts most of them as letters, so they would otherwise
 * stay inside a word.
 */
const LETTER_APOSTROPHES = /[\u02b9-\u02cf\ua78c]/gu;
/**
 * Matches trade mark signs. Their compatibility form of Unicode is the letters 'TM' and 'SM', which would become a part
 * of the name.
 */
const TRADE_MARKS = /[™℠]/gu;
/**
 * Matches invisible characters: joiners, soft hyphens and other format characters, enclosing marks such as that of a
 * keycap, and variation selectors.
 */
const INVISIBLE = /[\p{Cf}\p{Me}\p{Variation_Selector}]/gu;
/** Matches a Latin letter with its accents. In Indic scripts the same class of marks are vowels, so those remain. */
const LATIN_ACCENTS = /(\p{Script=Latin})\p{Mn}+/gu;
/** The plain letters of Latin letters that Unicode does not decompose into a letter and an accent. */
const OTHER_LATIN: Readonly<Record<string, string>> = { ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss', ø: 'o' };
/** Matches a word in text that `readable` has returned. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/**
 * Matches a word in text as it was written, so with the invisible characters (`Cf`) that `readable` removes from within
 * it.
 */
const WRITTEN_WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}]*/gu;
const AMOUNT = /^(\d+)(\p{L}+)$/u;
const NUMBER = /^\d+$/;
const LETTERS = /^\p{L}+$/u;
/** The most characters of a word. The word index of PostgreSQL refuses words above 2 kB. */
const MAX_WORD_LENGTH = 60;

/**
 * Returns text in the form in which titles and searches are compared: lower case, usual width, plain digits, and
 * neither Latin accents nor invisible characters. 'Crème 5️⃣' becomes 'creme 5'.
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

/** Returns the words of a text, `readable`, in their order and with duplicates. Each has at most 60 characters. */
export const wordsInOrder = (text: string): string[] => (readable(text).match(WORD) ?? []).map(cutWord);

/** Returns a `readable` text in which each word is replaced by what the function returns for it. */
export const withWords = (text: string, replacementFor: (word: string) => string): string =>
  text.replace(WORD, replacementFor);

/** Returns the text up to the end of its word number `count`, or the whole text if it has fewer words. */
export function firstWords(text: string, count: number): string {
  const [last] = [...text.matchAll(WRITTEN_WORD)].slice(count - 1, count);
  return last === undefined ? text : text.slice(0, last.index + last[0].length);
}

/** A part of a text. Both ends are counted in UTF-16 units, as `String.slice` counts; `end` is excluded. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A `readable` word, and the range of the title that it was read from. The two may differ in length. */
export interface PlacedWord extends TextRange {
  readonly word: string;
}

/** Returns the `readable` words of a title with their ranges, so that the list of the search field can mark them. */
export const placedWords = (title: string): PlacedWord[] =>
  [...title.matchAll(WRITTEN_WORD)].flatMap(({ 0: written, index }) =>
    wordsInOrder(written).map((word) => ({ word, start: index, end: index + written.length })),
  );

/** True for a word of digits only. */
export const isNumber = (word: string): boolean => NUMBER.test(word);

/** Returns ['500', 'mg'] for '500mg', and an empty list for a word that is not a number with letters after it. */
export const partsOfAmount = (word: string): string[] => AMOUNT.exec(word)?.slice(1) ?? [];

/**
 * Returns the words by which the word index finds a title, each once. After the words of the title come other forms of
 * its amounts, so that a search finds it in any spacing: '500 mg' and '500mg' both give '500', 'mg' and '500mg'. A pack
 * 'of 10' gives the token of `packToken`.
 */
export function indexedWords(title: string): string[] {
  const words = wordsInOrder(title);
  const partsOfAmounts = words.flatMap(partsOfAmount);
  const joinedAmounts = words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    return isNumber(word) && LETTERS.test(next) ? [word + next] : [];
  });
  const packs = words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    return word === 'of' && isNumber(next) ? [packToken(next)] : [];
  });
  return [...new Set([...words, ...partsOfAmounts, ...joinedAmounts, ...packs])];
}
