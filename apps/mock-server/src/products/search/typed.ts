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

export interface TypedText {
  readonly typed: readonly Typed[];
  /** Words such as 'for' and 'and'. */
  readonly connecting: readonly string[];
}

const MAX_WORDS = 12;
const LETTERS_BEFORE_DIGITS = /^(\p{L}+)(\d+)$/u;

/** They are in very many titles and say little about a product: none has to be met. */
const CONNECTING = new Set(['and', 'for', 'from', 'in', 'ka', 'ke', 'ki', 'liye', 'of', 's', 'the', 'with']);

const plain = (word: string): Typed => ({ words: [word], asOne: [] });

interface Read {
  readonly typed: Typed | null;
  /** How many words were read. */
  readonly taken: number;
}

const SHORTEST_PART = 3;

/** 'facewash' where titles say 'Face Wash'. */
function twoWords(word: string, vocabulary: Vocabulary): [string, string] | undefined {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    if (vocabulary.has(one) && vocabulary.has(other)) return [one, other];
  }
  return undefined;
}

/** 'mouth wash' where titles say 'Mouthwash': the words with such neighbours made one, or null where there are none. */
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

/** Cuts a search text into what is searched for, twelve things at most, each once. */
export function readTyped(text: string, vocabulary: Vocabulary): TypedText {
  const words = wordsInOrder(text);
  const typed = new Map<string, Typed>();
  const connecting = new Set<string>();
  for (let at = 0; at < words.length && typed.size < MAX_WORDS;) {
    const { typed: thing, taken } = read(words.slice(at, at + 3), vocabulary);
    if (thing) typed.set(thing.asOne[0] ?? thing.words.join(' '), thing);
    else connecting.add(words[at] ?? '');
    at += taken;
  }
  // Nothing else was typed: then they are what is searched for.
  if (typed.size === 0) return { typed: [...connecting].map(plain), connecting: [] };
  return { typed: [...typed.values()], connecting: [...connecting] };
}
