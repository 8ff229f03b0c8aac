import { isWithinEdits, inWordsOfTitles, spellingsOf } from '@niramaya/contract';
import type { Product, TitleWords } from '@niramaya/contract';

/** A part of a title, in UTF-16 units: from `start` up to and without `end`. */
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
  /** Best first. Equally good ones have the order of the list. */
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

/**
 * The words of each title. The list is ranked at each keystroke and its products stay the same objects, so each title
 * is split once.
 */
const titleWords = new WeakMap<Product, Word[]>();

function wordsOfTitle(product: Product): Word[] {
  const known = titleWords.get(product);
  if (known !== undefined) return known;
  const words = wordsOf(product.title);
  titleWords.set(product, words);
  return words;
}

let last: { readonly products: readonly Product[]; readonly words: readonly string[] } = { products: [], words: [] };

/** Returns each word of all titles once. The array stays the same as long as the products do. */
function distinctWords(products: readonly Product[]): readonly string[] {
  const isSame = last.products.length === products.length && products.every((one, at) => one === last.products[at]);
  if (!isSame) {
    const words = new Set(products.flatMap((product) => wordsOfTitle(product).map(({ text }) => text)));
    last = { products, words: [...words] };
  }
  return last.words;
}

/**
 * Returns how many typing errors a word may have. Short words are too alike for any: `dolo` and `polo` are two things.
 */
const editsAllowed = (length: number): number => (length < 5 ? 0 : length < 9 ? 1 : 2);

/** Returns whether a word of a title counts as the typed one. */
type Guess = (asked: string, word: string) => boolean;

const noGuess: Guess = () => false;

/** Returns a comparison that allows typing errors. Titles share most of their words, so each pair is compared once. */
function typingErrors(): Guess {
  const compared = new Map<string, boolean>();
  return (asked, word) => {
    const pair = `${asked} ${word}`;
    const known = compared.get(pair);
    if (known !== undefined) return known;
    const edits = editsAllowed(asked.length);
    const isClose = edits > 0 && isWithinEdits(asked, word, edits);
    compared.set(pair, isClose);
    return isClose;
  };
}

function matchWord(word: Word, asked: string, guess: Guess): WordMatch | null {
  const at = word.text.indexOf(asked);
  // A single letter is found only at the beginning of words, because otherwise nearly everything would match.
  if (at === 0 || (at > 0 && asked.length > 1)) {
    const cost = word.text === asked ? 0 : at === 0 ? 1 : 2;
    return { cost, start: word.start + at, end: Math.min(word.end, word.start + at + asked.length) };
  }
  return guess(asked, word.text) ? { cost: 3, start: word.start, end: word.end } : null;
}

/** The typed text, and the other ways to write it. */
interface Asked {
  readonly text: string;
  readonly others: readonly string[];
}

/** The place in '500mg' where titles have a space ('500 mg'). */
const amount = /(?<=\p{N})(?=\p{L})/gu;

const askedIn = (text: string): Asked[] =>
  wordsOf(text.replace(amount, ' ')).map((word) => ({ text: word.text, others: spellingsOf(word.text) }));

function matchAsked(word: Word, { text, others }: Asked, guess: Guess): WordMatch | null {
  // Another way to write it must be the whole word.
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
  // Of two equally good titles, the one that begins with the searched text comes first.
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
 * Divides the list into the products whose title contains every word of the text, and the rest. The last letters of a
 * word may be missing. If nothing matches so, a word of five letters or more may contain a typing error. The API
 * defines which words mean the same (`inWordsOfTitles`, `spellingsOf`) and how Hindi is read.
 */
export function rankSearch(products: readonly Product[], text: string): RankedSearch {
  const guess = typingErrors();
  const words = distinctWords(products);
  const titles: TitleWords = {
    has: (typed, mayBegin) => {
      const asked = [typed, ...spellingsOf(typed)];
      return words.some((word) => asked.includes(word) || (mayBegin && word.startsWith(typed)));
    },
    mayMean: (typed) => words.some((word) => word.includes(typed) || guess(typed, word)),
    all: words,
  };
  const search = (shop: TitleWords): RankedSearch => {
    const meant = inWordsOfTitles(text, shop);
    const asked = meant === null ? [] : askedIn(meant);
    if (asked.length === 0) return { matches: [], rest: products };
    const literal = split(products, asked, noGuess);
    return literal.matches.length > 0 ? literal : split(products, asked, guess);
  };
  const found = search(titles);
  // What matches the beginning of an English word may be a Hindi word: 'ras' is juice, and no rash.
  return found.matches.length > 0
    ? found
    : search({ ...titles, has: (typed) => titles.has(typed, false), mayMean: () => true });
}
