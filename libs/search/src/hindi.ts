import { hasDevanagari, inLatin } from './devanagari.ts';
import { editDistance } from './edit-distance.ts';
import { MAX_WORDS_OF_A_NAME, soundOf, type NamesBySound } from './hindi-names.ts';
import { hindiConnecting } from './hindi-words.ts';
import { isKnownWord } from './known-words.ts';
import { consonantsOf, englishSound, hindiSound, SoundIndex, type Nearest } from './sound.ts';
import { errorsAllowedIn } from './vocabulary.ts';
import { readable, wordsInOrder } from './words.ts';

/** What the search knows about the words of the titles in the catalogue. */
export interface TitleWords {
  /**
   * True if a title has the word in any of its spellings (`spellingsOf`), or with `mayBegin` a word that begins with
   * it.
   */
  readonly has: (word: string, mayBegin: boolean) => boolean;
  /** True if the word may be a typing error for a word of a title. */
  readonly mayBeMistyped: (word: string) => boolean;
  /**
   * All words of the titles. Pass the same array as long as the titles are the same: the sounds are cached by its
   * identity.
   */
  readonly all: readonly string[];
}

/**
 * The largest distance at which a word in Latin letters is read as a Hindi name. Distances are counted in wrong
 * consonants: one costs 1, and a wrong vowel 0.2 to 0.35. A word in Latin letters may be English, so its sound has to
 * be nearer than that of a word in Devanagari.
 */
const MAX_DISTANCE_OF_A_LATIN_NAME = 0.6;
/**
 * The largest distance at which a word is read as a word of a title. It is below one wrong consonant: with one,
 * 'Meftal', a medicine that is not sold, would become another product.
 */
const MAX_DISTANCE_OF_A_TITLE_WORD = 0.95;
/**
 * The most words of a text that are compared with the sounds of all titles and names, which takes milliseconds in a
 * large catalogue. Later words are translated only if a name has exactly their sound.
 */
const MAX_WORDS_COMPARED = 8;
/**
 * The shortest word in Latin letters that is compared by sound, in letters. Shorter ones are too similar to others, or
 * are units.
 */
const MIN_LENGTH_OF_A_LATIN_WORD = 4;
/**
 * The fewest consonants of a word in Latin letters that is read as a similar Hindi name. With fewer, an English word
 * would become one: 'dust' is not 'dast', which is diarrhoea.
 */
const MIN_CONSONANTS_OF_A_LATIN_NAME = 4;

/**
 * Matches a word of a search text. Unlike the words of `words.ts`, it ends where the script changes: 'डी3' is two
 * words, and 'd3' is one. The first alternative is Devanagari without its punctuation and digits; `readable` has made
 * the digits Latin.
 */
const WORD = /[\u0900-\u0963\u0970-\u097F]+|(?:(?![\u0900-\u097F])[\p{L}\p{M}\p{N}])+/gu;
/**
 * Matches a word that is never read as Hindi: one with a digit, or a single Latin letter. 'vitamin e' is not 'विटामिन
 * ए', vitamin A.
 */
const NEVER_HINDI = /\p{N}|^[a-z]$/u;
/** Matches a word of a title that has a sound. A single letter and a word with digits have none. */
const LATIN_LETTERS = /^[a-z]{2,}$/;

const soundIndexes = new WeakMap<readonly string[], SoundIndex>();

/** Returns the words of all titles by their sounds, from the cache for the same array. */
function soundsOfTitles({ all }: TitleWords): SoundIndex {
  const known = soundIndexes.get(all);
  if (known) return known;
  const sounds = new SoundIndex(
    all
      .filter((word) => LATIN_LETTERS.test(word))
      // Each word has two sounds, because many names in titles are Hindi words.
      .flatMap((word) => [englishSound, hindiSound].map((sound): readonly [string, string] => [sound(word), word])),
  );
  soundIndexes.set(all, sounds);
  return sounds;
}

/** A word of the text, with what decides how it is translated. */
interface Token {
  /** The beginning of the word in the text, in UTF-16 code units. */
  readonly start: number;
  /** The end of the word in the text, exclusive. */
  readonly end: number;
  /** The word in lower case, in the normal form NFC. */
  readonly word: string;
  readonly isDevanagari: boolean;
  /** The sound of the word, read as Hindi. */
  readonly sound: string;
  /** True for a word that stays: one of a title, or one that is never Hindi. */
  readonly needsNoTranslation: boolean;
  /** True for a word in Latin letters with which a word of a title begins. */
  readonly beginsTitleWord: boolean;
  /** True for a word in Latin letters that may be a typing error for a word of a title. */
  readonly mayBeEnglishTypo: boolean;
  /** The word of a Hindi name (`hindi-names.ts`) with the nearest sound. */
  readonly nearestNameWord?: Nearest | undefined;
  /** The word of a title with the nearest sound. */
  readonly nearestTitle?: Nearest | undefined;
}

function latinToken(word: string, titles: TitleWords) {
  const needsNoTranslation = NEVER_HINDI.test(word) || titles.has(word, false);
  const beginsTitleWord = titles.has(word, true);
  // A known word is English too, so it is not compared with the sounds of titles.
  const isEnglish = isKnownWord(word) || titles.mayBeMistyped(word);
  const mayBeEnglishTypo = !needsNoTranslation && !beginsTitleWord && isEnglish;
  return { isDevanagari: false, needsNoTranslation, beginsTitleWord, mayBeEnglishTypo };
}

/** A word in Devanagari stays even if it only begins a word of a title in Devanagari. */
const devanagariToken = (word: string, titles: TitleWords) => ({
  isDevanagari: true,
  needsNoTranslation: NEVER_HINDI.test(word) || titles.has(word, true),
  beginsTitleWord: false,
  mayBeEnglishTypo: false,
});

/** Splits the text into its words. */
const tokensOf = (text: string, titles: TitleWords): Token[] =>
  Array.from(text.matchAll(WORD), ({ 0: typed, index }) => {
    const word = typed.normalize('NFC').toLowerCase();
    const inScript = hasDevanagari(word) ? devanagariToken(word, titles) : latinToken(word, titles);
    return { start: index, end: index + typed.length, word, sound: soundOf(word), ...inScript };
  });

/** True for a Hindi word that only connects others, such as 'ka'. */
const isConnecting = ({ needsNoTranslation, word }: Token): boolean => !needsNoTranslation && hindiConnecting.has(word);

/**
 * Returns the token with the words that sound most like it. A connecting word, one that needs no translation and one
 * that is too short are not compared.
 */
function compareBySound(token: Token, titles: TitleWords, names: NamesBySound): Token {
  const { word, isDevanagari, needsNoTranslation, sound } = token;
  const isTooShort = !isDevanagari && word.length < MIN_LENGTH_OF_A_LATIN_WORD;
  if (needsNoTranslation || isConnecting(token) || isTooShort) return token;
  const mayBeSimilarName = isDevanagari || consonantsOf(sound) >= MIN_CONSONANTS_OF_A_LATIN_NAME;
  // For a word in Devanagari the limits of `SoundIndex` suffice.
  const atMost = isDevanagari ? Infinity : MAX_DISTANCE_OF_A_LATIN_NAME;
  const nearestNameWord = mayBeSimilarName ? names.parts.nearest(sound, { atMost }) : undefined;
  const isEnglish = token.beginsTitleWord || token.mayBeEnglishTypo;
  const nearestTitle = isEnglish
    ? undefined
    : soundsOfTitles(titles).nearest(sound, { mayBegin: isDevanagari, atMost: MAX_DISTANCE_OF_A_TITLE_WORD });
  return { ...token, nearestNameWord, nearestTitle };
}

/** A range of the text and the English for it. `tokenCount` is the number of tokens in it. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly english: string;
  readonly tokenCount: number;
}

/** Returns the English for a name of one word, or undefined. */
function nameOfOne(token: Token, names: NamesBySound): string | undefined {
  const { word, isDevanagari, sound, nearestNameWord, nearestTitle } = token;
  // A title has exactly this Hindi word in Latin letters: the 'जल' of the product 'Jal Neti' does not become water.
  const isInTitle = isDevanagari && nearestTitle?.word === inLatin(word);
  if (token.needsNoTranslation || token.beginsTitleWord || isInTitle) return undefined;
  // A similar name counts only if the word is no likely typing error in English, and no title word sounds nearer.
  // Otherwise the name must have exactly this sound, and without one `replacementFor` takes the word of the title.
  const isSimilarName =
    !token.mayBeEnglishTypo &&
    nearestNameWord !== undefined &&
    nearestNameWord.distance < (nearestTitle?.distance ?? Infinity);
  return names.find([isSimilarName ? nearestNameWord.word : sound]);
}

/**
 * Returns the English for the name that consists of these words, or undefined. In a name of several words, each counts
 * as the word of a name with the nearest sound.
 */
function nameOf(tokens: readonly Token[], names: NamesBySound): string | undefined {
  const [first, ...more] = tokens;
  if (first && more.length === 0) return nameOfOne(first, names);
  if (tokens.every(({ needsNoTranslation }) => needsNoTranslation)) return undefined;
  return names.find(tokens.map(({ sound, nearestNameWord }) => nearestNameWord?.word ?? sound));
}

/**
 * Returns the longest name at the beginning of the tokens, or else the word of a title that sounds like the first one.
 * Connecting words between the words of a name are skipped: 'dant ka manjan'.
 */
function replacementFor(tokens: readonly Token[], first: Token, names: NamesBySound): Replacement | undefined {
  const words = tokens.filter((token) => !isConnecting(token)).slice(0, MAX_WORDS_OF_A_NAME);
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count);
    const last = name.at(-1) ?? first;
    const english = nameOf(name, names);
    if (english !== undefined)
      return { start: first.start, end: last.end, english, tokenCount: tokens.indexOf(last) + 1 };
  }
  if (first.nearestTitle === undefined) return undefined;
  return { start: first.start, end: first.end, english: first.nearestTitle.word, tokenCount: 1 };
}

/** Returns the replacement at the beginning of the tokens, if any. A connecting word is replaced by nothing. */
function nextReplacement(tokens: readonly Token[], names: NamesBySound): Replacement | undefined {
  const [first] = tokens;
  if (first === undefined) return undefined;
  if (isConnecting(first)) return { start: first.start, end: first.end, english: '', tokenCount: 1 };
  return replacementFor(tokens, first, names);
}

/** Returns the text with the replacements, which are in its order and do not overlap. */
function rewritten(text: string, replacements: readonly Replacement[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, english } of replacements) {
    result += `${text.slice(from, start)} ${english} `;
    from = end;
  }
  return (result + text.slice(from)).replace(/\s+/g, ' ').trim();
}

/**
 * True if the English is the typed text with typing errors corrected, no more than are forgiven in each word: 'vitamin
 * c' for 'vitamn c', but not 'cough' for 'khansi'.
 */
function isTypingError(typed: string, english: string): boolean {
  const typedWords = wordsInOrder(typed);
  const words = wordsInOrder(english);
  if (words.length !== typedWords.length) return false;
  return words.every((word, at) => editDistance(typedWords[at] ?? '', word).whole <= errorsAllowedIn(word));
}

/** The largest distance at which a word may still be that of a title, although it is not read as one. */
const MAX_DISTANCE_OF_A_LIKELY_WORD = 1.5;

/**
 * True if a word in Devanagari sounds much like a word of a title. It is not near enough to be read as that word, but
 * the shop must not say that it has nothing of this name: 'ग्लूकोज़' is glucose.
 */
export const soundsLikeTitle = (word: string, titles: TitleWords): boolean =>
  hasDevanagari(word) &&
  soundsOfTitles(titles).nearest(soundOf(word), { mayBegin: true, atMost: MAX_DISTANCE_OF_A_LIKELY_WORD }) !==
    undefined;

/** A search text in English. */
interface InEnglish {
  /** The text with its Hindi in English. A typing error in a name that sounds like the name is corrected too. */
  readonly english: string;
  /**
   * The text with its Hindi in English. Typing errors stay. A text in double quotes is read in this form, and for other
   * texts the comparison with it shows whether the search has corrected anything.
   */
  readonly asTyped: string;
}

/**
 * Translates the Hindi of a search text to English, from Devanagari or from Latin letters: 'दाँत का मंजन' and 'dant
 * manjan' give 'toothpaste'. The result is `readable`. A word of a title stays, and so does a word that sounds like
 * nothing. Hindi words that only connect others are left out, unless nothing else remains. `names` is a function,
 * because the tables are built at the first search.
 */
export function inEnglish(text: string, titles: TitleWords, names: () => NamesBySound): InEnglish {
  const plain = readable(text);
  const tokens: readonly Token[] = tokensOf(plain, titles).map((token, at) =>
    at < MAX_WORDS_COMPARED ? compareBySound(token, titles, names()) : token,
  );
  const replacements: Replacement[] = [];
  let rest = tokens;
  while (rest.length > 0) {
    const replacement = nextReplacement(rest, names());
    if (replacement) replacements.push(replacement);
    rest = rest.slice(replacement?.tokenCount ?? 1);
  }
  const ofHindi = replacements.filter(({ start, end, english }) => !isTypingError(plain.slice(start, end), english));
  return { english: rewritten(plain, replacements) || plain, asTyped: rewritten(plain, ofHindi) || plain };
}
