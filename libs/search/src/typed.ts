import { isUnit, packToken, writtenAmounts } from './amounts.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isNumber, partsOfAmount, readable, wordsInOrder } from './words.ts';

/** A word, an amount or a pack of the search text. */
export interface TextPart {
  /** The words as a title may write them separately: '500' and 'mg' for an amount. */
  readonly words: readonly string[];
  /**
   * The same as one word of the index, in each of its forms: '500mg', '500mgs' and so on for an amount, 'of10' for a
   * pack, 'b12' for 'b 12'. A title needs only one of them. Empty for every other part,
   * such as an ordinary word or a decimal number without a unit.
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
const DECIMAL = /^\d*[.,]\d+$/;

/** Returns the words of the text. A decimal number is one word: '0,5' and '.5' give '0.5'. '1,000' gives '1000'. */
function typedWords(text: string): string[] {
  const plainText = readable(text);
  const numbers = plainText.replace(NUMBER, (number, at: number) => {
    const before = plainText.charAt(at - 1);
    // The digits of 'b12' stay where they are, and so does a point or comma directly after another character.
    const isOfAWord = /\p{L}/u.test(before) || (/^\D/.test(number) && /\S/.test(before));
    if (isOfAWord) return number;
    if (THOUSANDS.test(number)) return number.replaceAll(',', '');
    return DECIMAL.test(number) ? ` ${number.replace(',', '.').replace(/^\./, '0.')} ` : number;
  });
  return numbers.split(/\s/).flatMap((piece) => (DECIMAL.test(piece) ? piece : wordsInOrder(piece)));
}

/** The least number of letters of each half. Shorter halves would be found in too many words. */
const MIN_LENGTH_OF_A_HALF = 3;

/**
 * Returns the two words of the vocabulary that a typed word joins: 'face' and 'wash' for 'facewash'. Undefined if there
 * are none.
 */
function twoWords(word: string, vocabulary: Vocabulary): [string, string] | undefined {
  for (let at = MIN_LENGTH_OF_A_HALF; at <= word.length - MIN_LENGTH_OF_A_HALF; at += 1) {
    const first = word.slice(0, at);
    const second = word.slice(at);
    if (vocabulary.has(first) && vocabulary.has(second)) return [first, second];
  }
  return undefined;
}

/** Joins 'mouth' and 'wash' if the vocabulary has 'mouthwash'. Returns null if no neighbours can be joined. */
export function joinNeighbours(words: readonly string[], vocabulary: Vocabulary): string[] | null {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = words.slice(at, at + 2);
    const areOne = next !== '' && vocabulary.has(word + next);
    joined.push(areOne ? word + next : word);
    if (areOne) at += 1;
  }
  return joined.length < words.length ? joined : null;
}

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
interface TakenPart {
  /** Null for a connecting word, which is no part. */
  readonly part: TextPart | null;
  readonly taken: number;
}

/** Reads '2.5' or '2.5 mg'. A title has the digits before and after the point as two words. */
function readDecimal(number: string, next: string): TakenPart {
  const sides = number.split('.');
  return isUnit(next)
    ? { part: { words: [...sides, next], joined: writtenAmounts(number, next) }, taken: 2 }
    : { part: { words: sides, joined: [] }, taken: 1 };
}

const pack = (pieces: string): TextPart => ({ words: [pieces], joined: [packToken(pieces)] });

/** Reads the part at the beginning of up to three words. */
function readPart([word = '', next = '', afterNext = '']: readonly string[], vocabulary: Vocabulary): TakenPart {
  if (DECIMAL.test(word)) return readDecimal(word, next);
  // '500 mg'
  if (isNumber(word) && isUnit(next))
    return { part: { words: [word, next], joined: writtenAmounts(word, next) }, taken: 2 };
  // "10's" is '10' and 's' here.
  if (isNumber(word) && next === 's') return { part: pack(word), taken: 2 };
  // 'of 10' and "of 10's", but not 'of 10 mg'
  if (word === 'of' && isNumber(next) && !isUnit(afterNext))
    return { part: pack(next), taken: afterNext === 's' ? 3 : 2 };
  // 'b 12' is the vitamin B12.
  if (word.length === 1 && isNumber(next) && vocabulary.has(word + next))
    return { part: { words: [word, next], joined: [word + next] }, taken: 2 };
  return { part: CONNECTING.has(word) ? null : partOfOneWord(word, vocabulary), taken: 1 };
}

/**
 * Splits a search text into words, amounts and packs, each once and at most twelve. Connecting words such as 'for' are
 * left out, unless the text has no others.
 */
export function readTyped(text: string, vocabulary: Vocabulary): TextPart[] {
  const words = typedWords(text);
  const parts = new Map<string, TextPart>();
  const connecting = new Set<string>();
  for (let at = 0; at < words.length && parts.size < MAX_PARTS;) {
    const { part, taken } = readPart(words.slice(at, at + 3), vocabulary);
    if (part) parts.set(part.joined[0] ?? part.words.join(' '), part);
    else connecting.add(words[at] ?? '');
    at += taken;
  }
  return parts.size === 0 ? [...connecting].map(ordinaryWord) : [...parts.values()];
}
