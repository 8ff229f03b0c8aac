import { editsWithin, inWordsOfTitles, spellingsOf } from '@niramaya/contract';
import type { IsInATitle, Product } from '@niramaya/contract';

/** A stretch of a title, in UTF-16 units: from `start` up to and without `end`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export interface SearchMatch {
  readonly product: Product;
  /** What to mark in the title: in order, not overlapping. */
  readonly ranges: readonly TextRange[];
}

export interface RankedSearch {
  /** Best first; equally good ones in the order of the list. */
  readonly matches: readonly SearchMatch[];
  /** The other products, in the order of the list (SHELL-26). */
  readonly rest: readonly Product[];
}

interface Word extends TextRange {
  readonly text: string;
}

interface WordMatch extends TextRange {
  /** 0 the word itself, 1 its beginning, 2 a part of it, 3 with a typing error. */
  readonly cost: number;
}

interface TitleMatch {
  readonly cost: number;
  readonly ranges: readonly TextRange[];
}

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), (found) => ({
    text: found[0].toLowerCase(),
    start: found.index,
    end: found.index + found[0].length,
  }));

/** The list is ranked at each keystroke and its products stay the same objects: taking the titles apart once is enough. */
const titleWords = new WeakMap<Product, Word[]>();

function wordsOfTitle(product: Product): Word[] {
  const known = titleWords.get(product);
  if (known !== undefined) return known;
  const words = wordsOf(product.title);
  titleWords.set(product, words);
  return words;
}

/** Short words are too alike for any typing error; `dolo` and `polo` are two things. */
const editsAllowed = (length: number): number => (length < 5 ? 0 : length < 9 ? 1 : 2);

/** Whether a word of a title passes for the one that was typed. */
type Guess = (asked: string, word: string) => boolean;

const noGuess: Guess = () => false;

/** Titles share most of their words, so each pair is compared once. */
function typingErrors(): Guess {
  const compared = new Map<string, boolean>();
  return (asked, word) => {
    const pair = `${asked} ${word}`;
    const known = compared.get(pair);
    if (known !== undefined) return known;
    const edits = editsAllowed(asked.length);
    const isClose = edits > 0 && editsWithin(asked, word, edits);
    compared.set(pair, isClose);
    return isClose;
  };
}

function matchWord(word: Word, asked: string, guess: Guess): WordMatch | null {
  const at = word.text.indexOf(asked);
  // One letter is found at the beginning of words only, or nearly everything would match.
  if (at === 0 || (at > 0 && asked.length > 1)) {
    const cost = word.text === asked ? 0 : at === 0 ? 1 : 2;
    return { cost, start: word.start + at, end: Math.min(word.end, word.start + at + asked.length) };
  }
  return guess(asked, word.text) ? { cost: 3, start: word.start, end: word.end } : null;
}

/** What was typed, and the other ways to write it. */
interface Asked {
  readonly text: string;
  readonly others: readonly string[];
}

/** '500mg' where titles say '500 mg'. */
const amount = /(?<=\p{N})(?=\p{L})/gu;

const askedIn = (text: string): Asked[] =>
  wordsOf(text.replace(amount, ' ')).map((word) => ({ text: word.text, others: spellingsOf(word.text) }));

function matchAsked(word: Word, { text, others }: Asked, guess: Guess): WordMatch | null {
  // Another way to write it has to be the word itself.
  return others.includes(word.text) ? { cost: 0.25, start: word.start, end: word.end } : matchWord(word, text, guess);
}

function matchTitle(words: readonly Word[], asked: readonly Asked[], guess: Guess): TitleMatch | null {
  const ranges: TextRange[] = [];
  let cost = 0;
  for (const text of asked) {
    let best: WordMatch | null = null;
    for (const word of words) {
      const match = matchAsked(word, text, guess);
      if (match !== null && (best === null || match.cost < best.cost)) best = match;
    }
    if (best === null) return null;
    cost += best.cost;
    ranges.push({ start: best.start, end: best.end });
  }
  // Of two equally good titles, the one that begins with what was asked comes first.
  if (ranges[0]?.start !== 0) cost += 0.5;
  return { cost, ranges: joined(ranges) };
}

function joined(ranges: readonly TextRange[]): TextRange[] {
  const result: TextRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1);
    if (last !== undefined && range.start <= last.end) {
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else {
      result.push(range);
    }
  }
  return result;
}

function split(products: readonly Product[], asked: readonly Asked[], guess: Guess): RankedSearch {
  const ranked: (SearchMatch & TitleMatch)[] = [];
  const rest: Product[] = [];
  for (const product of products) {
    const match = matchTitle(wordsOfTitle(product), asked, guess);
    if (match === null) rest.push(product);
    else ranked.push({ product, ...match });
  }
  const matches = ranked.toSorted((a, b) => a.cost - b.cost).map(({ product, ranges }) => ({ product, ranges }));
  return { matches, rest };
}

/**
 * Parts the list into the products whose title holds every word of the text, and the rest. The last letters of a word
 * may be missing; where nothing matches so, a word of five letters or more may hold a typing error. Words that mean the
 * same are those of the API (`inWordsOfTitles`, `spellingsOf`).
 */
export function rankSearch(products: readonly Product[], text: string): RankedSearch {
  const isAnywhere = (isIt: (word: string) => boolean) =>
    products.some((product) => wordsOfTitle(product).some((word) => isIt(word.text)));
  const isInATitle: IsInATitle = (typed, mayBegin) => {
    const asked = [typed, ...spellingsOf(typed)];
    return isAnywhere((word) => asked.includes(word) || (mayBegin && word.startsWith(typed)));
  };
  const meant = inWordsOfTitles(text, isInATitle);
  const asked = meant === null ? [] : askedIn(meant);
  if (asked.length === 0) return { matches: [], rest: products };
  const literal = split(products, asked, noGuess);
  return literal.matches.length > 0 ? literal : split(products, asked, typingErrors());
}
