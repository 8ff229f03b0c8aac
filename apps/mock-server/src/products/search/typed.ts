import { isUnit, packOf, writtenAmounts } from './amounts.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isNumber, partsOfAmount, wordsInOrder } from './words.ts';

/** What a shopper typed between two spaces, or across them where it is one thing: an amount, a pack. */
export interface Typed {
  /** Its words one by one. */
  readonly words: readonly string[];
  /** The index words that stand for the whole; empty where it is no more than its words. */
  readonly asOne: readonly string[];
}

const MAX_WORDS = 8;
const LETTERS_BEFORE_DIGITS = /^(\p{L}+)(\d+)$/u;

/** They are in nearly every title and say nothing about a product. */
const CONNECTING = new Set(['and', 'for', 'from', 'in', 'of', 'the', 'with']);

const plain = (word: string): Typed => ({ words: [word], asOne: [] });

interface Read {
  readonly typed: Typed | null;
  /** How many words were read. */
  readonly taken: number;
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
  return plain(word);
}

function read([word = '', next = '', afterNext = '']: readonly string[], vocabulary: Vocabulary): Read {
  if (isNumber(word) && isUnit(next))
    return { typed: { words: [word, next], asOne: writtenAmounts(word, next) }, taken: 2 };
  if (isNumber(word) && next === 's') return { typed: { words: [word], asOne: [packOf(word)] }, taken: 2 };
  if (word === 'of' && isNumber(next) && !isUnit(afterNext))
    return { typed: { words: [next], asOne: [packOf(next)] }, taken: afterNext === 's' ? 3 : 2 };
  if (word.length === 1 && isNumber(next) && vocabulary.has(word + next))
    return { typed: { words: [word, next], asOne: [word + next] }, taken: 2 };
  return { typed: CONNECTING.has(word) ? null : readOneWord(word, vocabulary), taken: 1 };
}

/** Cuts a search text into what is searched for, eight words at most, each once. */
export function readTyped(text: string, vocabulary: Vocabulary): Typed[] {
  const words = wordsInOrder(text);
  const found = new Map<string, Typed>();
  for (let at = 0; at < words.length && found.size < MAX_WORDS;) {
    const { typed, taken } = read(words.slice(at, at + 3), vocabulary);
    if (typed) found.set(typed.asOne[0] ?? typed.words.join(' '), typed);
    at += taken;
  }
  return found.size > 0 ? [...found.values()] : words.slice(0, MAX_WORDS).map(plain);
}
