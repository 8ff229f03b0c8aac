import { hasDevanagari, inLatin } from './devanagari.ts';
import { heard, type Names } from './hindi-names.ts';
import { hindiConnecting } from './hindi-words.ts';
import { consonantsOf, englishSound, HeardWords, hindiSound, type Nearest } from './sound.ts';
import { readable } from './words.ts';

export interface TitleWords {
  /** With `mayBegin`, the beginning of a title word is enough. */
  readonly has: (word: string, mayBegin: boolean) => boolean;
  readonly mayMean: (word: string) => boolean;
  /** The same array for the same titles, because its sounds are cached. */
  readonly all: readonly string[];
}

const MOST_WORDS = 4;
const LATIN_AT_MOST = 0.6;
/** One wrong consonant makes another medicine: 'Meftal'. */
const TITLE_AT_MOST = 0.95;
/** Each word is compared with the sounds of all titles, which takes milliseconds in a large catalogue. */
const MOST_HEARD = 8;
/** Shorter words are too similar to others, or are units. */
const SHORTEST_HEARD = 4;
/** 'dust' does not mean 'dast'. */
const CONSONANTS_OF_A_NAME = 4;

/** 'डी3' is two words, 'd3' is one. */
const WORD = /[\u0900-\u0963\u0970-\u097F]+|(?:(?![\u0900-\u097F])[\p{L}\p{M}\p{N}])+/gu;
/** 'vitamin e' does not mean 'विटामिन ए'. */
const SAYS_ENOUGH = /\p{N}|^[a-z]$/u;
const LETTERS = /^[a-z]{2,}$/;

const heardTitles = new WeakMap<readonly string[], HeardWords>();

function soundsOfTitles({ all }: TitleWords): HeardWords {
  const known = heardTitles.get(all);
  if (known) return known;
  const sounds = new HeardWords(
    all
      .filter((word) => LETTERS.test(word))
      // Many names in titles are Hindi words.
      .flatMap((word) => [englishSound, hindiSound].map((sound): readonly [string, string] => [sound(word), word])),
  );
  heardTitles.set(all, sounds);
  return sounds;
}

function tokensOf(text: string, titles: TitleWords) {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const typed = word.normalize('NFC').toLowerCase();
    const isHindi = hasDevanagari(word);
    const isHeld = SAYS_ENOUGH.test(typed) || titles.has(typed, isHindi);
    const isBeginning = !isHindi && titles.has(typed, true);
    const isMistyped = !isHindi && !isHeld && !isBeginning && titles.mayMean(typed);
    const place = { start: index, end: index + word.length };
    return { typed, ...place, isHindi, isHeld, isBeginning, isMistyped, sound: heard(typed) };
  });
}

interface Token extends Readonly<ReturnType<typeof tokensOf>[number]> {
  readonly part?: Nearest | undefined;
  readonly title?: Nearest | undefined;
}

const isJoining = ({ isHeld, typed }: Token): boolean => !isHeld && hindiConnecting.has(typed);

function hear(token: Token, titles: TitleWords, names: Names): Token {
  const { typed, isHindi, isHeld, sound } = token;
  const isTooShort = !isHindi && typed.length < SHORTEST_HEARD;
  if (isHeld || isJoining(token) || isTooShort) return token;
  const mayBePart = isHindi || consonantsOf(sound) >= CONSONANTS_OF_A_NAME;
  const part = mayBePart ? names.parts.nearest(sound, false, isHindi ? Infinity : LATIN_AT_MOST) : undefined;
  const isEnglish = token.isBeginning || token.isMistyped;
  const title = isEnglish ? undefined : soundsOfTitles(titles).nearest(sound, isHindi, TITLE_AT_MOST);
  return { ...token, part, title };
}

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly english: string;
  readonly taken: number;
}

function nameOfOne(word: Token, names: Names): string | undefined {
  const { typed, isHindi, isHeld, isBeginning, isMistyped, sound, part, title } = word;
  // The 'जल' of 'Jal Neti' means no other water.
  if (isHeld || isBeginning || (isHindi && title?.word === inLatin(typed))) return undefined;
  const isPart = !isMistyped && part !== undefined && part.distance < (title?.distance ?? Infinity);
  return names.find([isPart ? part.word : sound]);
}

function nameOf(words: readonly Token[], names: Names): string | undefined {
  const [first, ...more] = words;
  if (first && more.length === 0) return nameOfOne(first, names);
  if (words.every(({ isHeld }) => isHeld)) return undefined;
  return names.find(words.map(({ sound, part }) => part?.word ?? sound));
}

function replacementFor(tokens: readonly Token[], names: Names): Replacement | undefined {
  const [first] = tokens;
  if (first === undefined) return undefined;
  const places = tokens.flatMap((token, at) => (isJoining(token) ? [] : [at])).slice(0, MOST_WORDS);
  for (let count = places.length; count > 0; count -= 1) {
    const words = places.slice(0, count).flatMap((at) => tokens[at] ?? []);
    const english = nameOf(words, names);
    const end = words.at(-1)?.end ?? first.end;
    if (english !== undefined) return { start: first.start, end, english, taken: (places[count - 1] ?? 0) + 1 };
  }
  if (first.title === undefined) return undefined;
  return { start: first.start, end: first.end, english: first.title.word, taken: 1 };
}

function rewritten(text: string, replacements: readonly Replacement[]): string {
  let [result, from] = ['', 0];
  for (const { start, end, english } of replacements) {
    result += `${text.slice(from, start)} ${english} `;
    from = end;
  }
  return (result + text.slice(from)).replace(/\s+/g, ' ').trim();
}

/** Translates Hindi in either script; other text stays, but `readable`. */
export function inEnglish(text: string, titles: TitleWords, names: () => Names): string {
  const plain = readable(text);
  const tokens: readonly Token[] = tokensOf(plain, titles).map((token, at) =>
    at < MOST_HEARD ? hear(token, titles, names()) : token,
  );
  const replacements: Replacement[] = [];
  for (let at = 0; at < tokens.length;) {
    const { start, end } = tokens[at]!;
    const replacement = isJoining(tokens[at]!)
      ? { start, end, english: '', taken: 1 }
      : replacementFor(tokens.slice(at), names());
    if (replacement) replacements.push(replacement);
    at += replacement?.taken ?? 1;
  }
  return rewritten(plain, replacements) || plain;
}
