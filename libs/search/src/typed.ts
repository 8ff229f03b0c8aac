import { isUnit, packOf, writtenAmounts } from './amounts.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isNumber, partsOfAmount, readable, wordsInOrder } from './words.ts';

export interface Typed {
  readonly words: readonly string[];
  readonly asOne: readonly string[];
}

const MAX_WORDS = 12;
const LETTERS_BEFORE_DIGITS = /^(\p{L}+)(\d+)$/u;

/** Frequent words that identify no product. */
const CONNECTING = new Set(['and', 'for', 'from', 'in', 'ka', 'ke', 'ki', 'liye', 'of', 's', 'the', 'with']);

const plain = (word: string): Typed => ({ words: [word], asOne: [] });

const NUMBER = /(?:\d|[.,](?=\d))+/g;
const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{2,3})*,\d{3}$/;
const DECIMAL = /^\d*[.,]\d+$/;

/** '0,5' and '.5' are 0.5, '1,000' is 1000. */
function typedWords(text: string): string[] {
  const plainText = readable(text);
  const numbers = plainText.replace(NUMBER, (number, at: number) => {
    const before = plainText.charAt(at - 1);
    const isOfAWord = /\p{L}/u.test(before) || (/^\D/.test(number) && /\S/.test(before));
    if (isOfAWord) return number;
    if (THOUSANDS.test(number)) return number.replaceAll(',', '');
    return DECIMAL.test(number) ? ` ${number.replace(',', '.').replace(/^\./, '0.')} ` : number;
  });
  return numbers.split(/\s/).flatMap((part) => (DECIMAL.test(part) ? part : wordsInOrder(part)));
}

const SHORTEST_PART = 3;

/** Splits 'facewash' if titles have 'Face Wash'. */
function twoWords(word: string, vocabulary: Vocabulary): [string, string] | undefined {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    if (vocabulary.has(one) && vocabulary.has(other)) return [one, other];
  }
  return undefined;
}

/** Joins 'mouth wash' if titles have 'Mouthwash'. */
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

function readOneWord(word: string, vocabulary: Vocabulary): Typed {
  const [number, unit] = partsOfAmount(word);
  // '10s', as packs are called in shops.
  if (number !== undefined && unit === 's') return { words: [number], asOne: [packOf(number)] };
  if (number !== undefined && unit !== undefined && isUnit(unit))
    return { words: [number, unit], asOne: writtenAmounts(number, unit) };
  const [, letters, digits] = LETTERS_BEFORE_DIGITS.exec(word) ?? [];
  if (letters !== undefined && digits !== undefined && !vocabulary.hasBeginning(word))
    return { words: [letters, digits], asOne: [] };
  return vocabulary.hasBeginning(word) ? plain(word) : { words: twoWords(word, vocabulary) ?? [word], asOne: [] };
}

function read([word = '', next = '', afterNext = '']: readonly string[], vocabulary: Vocabulary) {
  if (DECIMAL.test(word)) {
    // Titles index the two sides of the point as two words.
    const sides = word.split('.');
    return isUnit(next)
      ? { typed: { words: [...sides, next], asOne: writtenAmounts(word, next) }, taken: 2 }
      : { typed: { words: sides, asOne: [] }, taken: 1 };
  }
  if (isNumber(word) && isUnit(next))
    return { typed: { words: [word, next], asOne: writtenAmounts(word, next) }, taken: 2 };
  if (isNumber(word) && next === 's') return { typed: { words: [word], asOne: [packOf(word)] }, taken: 2 };
  if (word === 'of' && isNumber(next) && !isUnit(afterNext))
    return { typed: { words: [next], asOne: [packOf(next)] }, taken: afterNext === 's' ? 3 : 2 };
  if (word.length === 1 && isNumber(next) && vocabulary.has(word + next))
    return { typed: { words: [word, next], asOne: [word + next] }, taken: 2 };
  return { typed: CONNECTING.has(word) ? null : readOneWord(word, vocabulary), taken: 1 };
}

/** Separates a search into words and amounts, without connecting words unless there are no others. */
export function readTyped(text: string, vocabulary: Vocabulary): Typed[] {
  const words = typedWords(text);
  const typed = new Map<string, Typed>();
  const connecting = new Set<string>();
  for (let at = 0; at < words.length && typed.size < MAX_WORDS;) {
    const { typed: thing, taken } = read(words.slice(at, at + 3), vocabulary);
    if (thing) typed.set(thing.asOne[0] ?? thing.words.join(' '), thing);
    else connecting.add(words[at] ?? '');
    at += taken;
  }
  return typed.size === 0 ? [...connecting].map(plain) : [...typed.values()];
}
