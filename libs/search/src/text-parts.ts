import { isUnit, packToken, writtenAmounts } from './amounts.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isNumber, partsOfAmount, readable, wordsInOrder } from './words.ts';

/** A word, an amount or a pack of the search text. A title has the part if it has all `words` or one of `joined`. */
export interface TextPart {
  /** The words as a title may write them separately: '500' and 'mg' for an amount. */
  readonly words: readonly string[];
  /**
   * The same as one word of the full-text index, in each of its forms: '500mg', '500mgs' and so on for an amount,
   * 'of10' for a pack, 'b12' for 'b 12'. Empty for every other part, such as an ordinary word or a decimal number
   * without a unit.
   */
  readonly joined: readonly string[];
}

/**
 * The most parts of a search text. A search for more costs the database too much, so the parts after these are ignored.
 */
const MAX_PARTS = 12;

const LETTERS_BEFORE_DIGITS = /^(\p{L}+)(\d+)$/u;

/** Frequent words of English and Hindi that identify no product. The 's' is that of "10's". */
const CONNECTING = new Set(['and', 'for', 'from', 'in', 'ka', 'ke', 'ki', 'liye', 'of', 's', 'the', 'with']);

const ordinaryWord = (word: string): TextPart => ({ words: [word], joined: [] });

/** Matches digits, with points and commas before and between them. */
const NUMBER = /(?:\d|[.,](?=\d))+/g;
/** Matches a number in groups of three digits, or of two as in India: '1,00,000'. */
const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}$/;
/** Matches a decimal number with a point or a comma, also without digits before it: '.5'. */
const DECIMAL = /^\d*[.,]\d+$/;
const LETTER = /\p{L}/u;
const BEGINS_WITH_POINT_OR_COMMA = /^[.,]/;

/** Returns a number of the text without commas, and with a decimal point: '1000' for '1,000', ' 0.5 ' for ',5'. */
function withoutCommas(number: string): string {
  // '1,000' could also be a decimal number, so thousands come first.
  if (THOUSANDS.test(number)) return number.replaceAll(',', '');
  if (!DECIMAL.test(number)) return number;
  const withPoint = number.replace(',', '.');
  const decimal = withPoint.startsWith('.') ? `0${withPoint}` : withPoint;
  // The spaces divide '2.5mg' into a number and a unit.
  return ` ${decimal} `;
}

/** Returns the words of the text. A decimal number is one word: '0,5' and '.5' give '0.5'. '1,000' gives '1000'. */
function wordsOfSearch(text: string): string[] {
  const plainText = readable(text);
  const withPlainNumbers = plainText.replace(NUMBER, (number, at: number) => {
    const before = plainText.charAt(at - 1);
    // The digits of 'b12' belong to that word. A point or comma directly after another character is punctuation.
    const isInWord = LETTER.test(before);
    const isPunctuation = BEGINS_WITH_POINT_OR_COMMA.test(number) && before.trim() !== '';
    return isInWord || isPunctuation ? number : withoutCommas(number);
  });
  return withPlainNumbers.split(/\s/).flatMap((piece) => (DECIMAL.test(piece) ? piece : wordsInOrder(piece)));
}

/** The least number of letters of each half. Shorter halves would be found in too many words. */
const MIN_LENGTH_OF_A_HALF = 3;

/**
 * Returns the two words of the vocabulary that a typed word joins: 'face' and 'wash' for 'facewash'. Of several pairs
 * it is the one with the shortest first word. Returns null if there is none.
 */
function twoWords(word: string, vocabulary: Vocabulary): [string, string] | null {
  for (let at = MIN_LENGTH_OF_A_HALF; at <= word.length - MIN_LENGTH_OF_A_HALF; at += 1) {
    const first = word.slice(0, at);
    const second = word.slice(at);
    if (vocabulary.has(first) && vocabulary.has(second)) return [first, second];
  }
  return null;
}

/**
 * Joins neighbours that are one word of the vocabulary, in pairs from the left: 'mouth' and 'wash' give 'mouthwash'.
 * Returns null if no neighbours can be joined.
 */
export function joinNeighbours(words: readonly string[], vocabulary: Vocabulary): string[] | null {
  const joined: string[] = [];
  let rest = words;
  while (rest.length > 0) {
    const [word = '', next = ''] = rest;
    const areOne = next !== '' && vocabulary.has(word + next);
    joined.push(areOne ? word + next : word);
    rest = rest.slice(areOne ? 2 : 1);
  }
  return joined.length < words.length ? joined : null;
}

/** Returns the part for a pack. `pieces` is the number in it, in digits. */
const pack = (pieces: string): TextPart => ({ words: [pieces], joined: [packToken(pieces)] });

function partOfOneWord(word: string, vocabulary: Vocabulary): TextPart {
  const [number, unit] = partsOfAmount(word);
  // Shops call a pack of ten '10s'.
  if (number !== undefined && unit === 's') return pack(number);
  if (number !== undefined && unit !== undefined && isUnit(unit))
    return { words: [number, unit], joined: writtenAmounts(number, unit) };
  if (vocabulary.hasBeginning(word)) return ordinaryWord(word);
  // 'spf50' is 'spf' and '50'. A word such as 'b12', with which a word of a title begins, stays whole.
  const [, letters, digits] = LETTERS_BEFORE_DIGITS.exec(word) ?? [];
  if (letters !== undefined && digits !== undefined) return { words: [letters, digits], joined: [] };
  return { words: twoWords(word, vocabulary) ?? [word], joined: [] };
}

/** A part of the text, and the number of words that belong to it. */
interface PartAtBeginning {
  /** Null for a connecting word, which is no part. */
  readonly part: TextPart | null;
  readonly wordCount: number;
}

/** Reads '2.5' or '2.5 mg'. A title has the digits before and after the point as two words. */
function readDecimal(number: string, next: string): PartAtBeginning {
  const sides = number.split('.');
  return isUnit(next)
    ? { part: { words: [...sides, next], joined: writtenAmounts(number, next) }, wordCount: 2 }
    : { part: { words: sides, joined: [] }, wordCount: 1 };
}

/** Reads the part at the beginning of up to three words. */
function readPart([word = '', next = '', afterNext = '']: readonly string[], vocabulary: Vocabulary): PartAtBeginning {
  if (DECIMAL.test(word)) return readDecimal(word, next);
  // '500 mg'
  if (isNumber(word) && isUnit(next))
    return { part: { words: [word, next], joined: writtenAmounts(word, next) }, wordCount: 2 };
  // "10's" is '10' and 's' here.
  if (isNumber(word) && next === 's') return { part: pack(word), wordCount: 2 };
  // 'of 10' and "of 10's", but not 'of 10 mg'
  if (word === 'of' && isNumber(next) && !isUnit(afterNext))
    return { part: pack(next), wordCount: afterNext === 's' ? 3 : 2 };
  // 'b 12' is the vitamin B12.
  if (word.length === 1 && isNumber(next) && vocabulary.has(word + next))
    return { part: { words: [word, next], joined: [word + next] }, wordCount: 2 };
  return { part: CONNECTING.has(word) ? null : partOfOneWord(word, vocabulary), wordCount: 1 };
}

/**
 * Splits a search text into words, amounts and packs, each once and at most `MAX_PARTS`. Connecting words such as 'for'
 * are left out, unless the text has no others.
 */
export function readTextParts(text: string, vocabulary: Vocabulary): TextPart[] {
  const words = wordsOfSearch(text);
  const parts = new Map<string, TextPart>();
  const connecting = new Set<string>();
  for (let at = 0; at < words.length && parts.size < MAX_PARTS;) {
    const { part, wordCount } = readPart(words.slice(at, at + 3), vocabulary);
    // '500mg' and '500 mg' are the same part, with the same first joined form.
    if (part) parts.set(part.joined[0] ?? part.words.join(' '), part);
    else connecting.add(words[at] ?? '');
    at += wordCount;
  }
  return parts.size === 0 ? [...connecting].map(ordinaryWord) : [...parts.values()];
}
