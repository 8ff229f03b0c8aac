import { hasDevanagari, inLatin } from './devanagari.ts';
import { editDistance } from './edit-distance.ts';
import { MAX_WORDS_OF_A_NAME, soundOf, type NamesBySound } from './hindi-names.ts';
import { hindiConnecting } from './hindi-words.ts';
import { consonantsOf, englishSound, hindiSound, SoundIndex, type Nearest } from './sound.ts';
import { errorsAllowedIn } from './vocabulary.ts';
import { readable, wordsInOrder } from './words.ts';

/** What the search knows about the words of the titles in the catalogue. */
export interface TitleWords {
  /**
   * True if a title has the word in any of its spellings (`spellingsOf`), or with `mayBegin` a word that begins with it.
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
 * The largest distance at which a Hindi word is read as a word of a title. It is below one wrong consonant: with one,
 * 'Meftal', a medicine that is not sold, would become another product.
 */
const MAX_DISTANCE_OF_A_TITLE_WORD = 0.95;
/**
 * The most words of a text that are compared with the sounds of all titles, which takes milliseconds in a large
 * catalogue. Of the words after them only a name with exactly the typed sound is translated.
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
const LATIN_LETTERS = /^[a-z]{2,}$/;

const soundIndexes = new WeakMap<readonly string[], SoundIndex>();

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

/**
 * Splits the text into words, and adds what decides how each one is translated:
 *
 * - `start`, `end`: the range in the text, in UTF-16 units.
 * - `needsNoTranslation`: the word is one of a title, or is never Hindi.
 * - `isBeginning`: a title has a word that begins with it.
 * - `isMistyped`: it may be a typing error in English.
 */
function tokensOf(text: string, titles: TitleWords) {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => {
    const typed = word.normalize('NFC').toLowerCase();
    const isDevanagari = hasDevanagari(word);
    const needsNoTranslation = NEVER_HINDI.test(typed) || titles.has(typed, isDevanagari);
    const isBeginning = !isDevanagari && titles.has(typed, true);
    const isMistyped = !isDevanagari && !needsNoTranslation && !isBeginning && titles.mayBeMistyped(typed);
    const range = { start: index, end: index + word.length };
    return { typed, ...range, isDevanagari, needsNoTranslation, isBeginning, isMistyped, sound: soundOf(typed) };
  });
}

interface Token extends Readonly<ReturnType<typeof tokensOf>[number]> {
  /** The nearest word of a name in the tables. */
  readonly nearestPart?: Nearest | undefined;
  /** The nearest word of a title. */
  readonly nearestTitle?: Nearest | undefined;
}

const isConnecting = ({ needsNoTranslation, typed }: Token): boolean =>
  !needsNoTranslation && hindiConnecting.has(typed);

/** Returns the token with what sounds most like its word, unless the word needs no translation or is too short. */
function compareBySound(token: Token, titles: TitleWords, names: NamesBySound): Token {
  const { typed, isDevanagari, needsNoTranslation, sound } = token;
  const isTooShort = !isDevanagari && typed.length < MIN_LENGTH_OF_A_LATIN_WORD;
  if (needsNoTranslation || isConnecting(token) || isTooShort) return token;
  const mayBePart = isDevanagari || consonantsOf(sound) >= MIN_CONSONANTS_OF_A_LATIN_NAME;
  const maxDistance = isDevanagari ? Infinity : MAX_DISTANCE_OF_A_LATIN_NAME;
  const nearestPart = mayBePart ? names.parts.nearest(sound, false, maxDistance) : undefined;
  const isEnglish = token.isBeginning || token.isMistyped;
  const nearestTitle = isEnglish
    ? undefined
    : soundsOfTitles(titles).nearest(sound, isDevanagari, MAX_DISTANCE_OF_A_TITLE_WORD);
  return { ...token, nearestPart, nearestTitle };
}

/** A range of the text and the English for it. `taken` is the number of tokens in it. */
interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly english: string;
  readonly taken: number;
}

/** Returns the English for a name of one word, or undefined. A title word that sounds more alike comes first. */
function nameOfOne(word: Token, names: NamesBySound): string | undefined {
  const { typed, isDevanagari, needsNoTranslation, isBeginning, isMistyped, sound, nearestPart, nearestTitle } = word;
  // A title has exactly this Hindi word in Latin letters: the 'जल' of the product 'Jal Neti' does not become water.
  if (needsNoTranslation || isBeginning || (isDevanagari && nearestTitle?.word === inLatin(typed))) return undefined;
  // A similar name counts only if the word is no likely typing error in English, and no title word sounds nearer.
  // Otherwise the name must have exactly this sound.
  const isPart =
    !isMistyped && nearestPart !== undefined && nearestPart.distance < (nearestTitle?.distance ?? Infinity);
  return names.find([isPart ? nearestPart.word : sound]);
}

/**
 * Returns the English for the name that these words are, or undefined. Mistyped words count as the nearest part of a
 * name.
 */
function nameOf(words: readonly Token[], names: NamesBySound): string | undefined {
  const [first, ...more] = words;
  if (first && more.length === 0) return nameOfOne(first, names);
  if (words.every(({ needsNoTranslation }) => needsNoTranslation)) return undefined;
  return names.find(words.map(({ sound, nearestPart }) => nearestPart?.word ?? sound));
}

/**
 * Returns the longest name at the beginning of the tokens, or else the word of a title that sounds like the first one.
 */
function replacementFor(tokens: readonly Token[], names: NamesBySound): Replacement | undefined {
  const [first] = tokens;
  if (first === undefined) return undefined;
  const indexes = tokens.flatMap((token, at) => (isConnecting(token) ? [] : [at])).slice(0, MAX_WORDS_OF_A_NAME);
  for (let count = indexes.length; count > 0; count -= 1) {
    const words = indexes.slice(0, count).flatMap((at) => tokens[at] ?? []);
    const english = nameOf(words, names);
    const end = words.at(-1)?.end ?? first.end;
    if (english !== undefined) return { start: first.start, end, english, taken: (indexes[count - 1] ?? 0) + 1 };
  }
  if (first.nearestTitle === undefined) return undefined;
  return { start: first.start, end: first.end, english: first.nearestTitle.word, taken: 1 };
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
 * True if the English is the typed text with typing errors corrected, no more than are forgiven in each word: 'vitamin c'
 * for 'vitamn c', but not 'cough' for 'khansi'.
 */
function isTypingError(typed: string, english: string): boolean {
  const typedWords = wordsInOrder(typed);
  const words = wordsInOrder(english);
  if (words.length !== typedWords.length) return false;
  return words.every((word, at) => editDistance(typedWords[at] ?? '', word).whole <= errorsAllowedIn(word));
}

/** A search text in English. */
interface InEnglish {
  /** The text with its Hindi in English. A typing error in a name that sounds like the name is corrected too. */
  readonly english: string;
  /** The text with its Hindi in English. Typing errors stay. */
  readonly asTyped: string;
}

/**
 * Returns the search text, `readable`, with its Hindi in English, in Devanagari or in Latin letters: 'दाँत का मंजन' and
 * 'dant manjan' give 'toothpaste'. A word of a title stays, and so does a word that sounds like nothing. Hindi words
 * that only connect others are left out, unless nothing else remains. `names` is a function, because the tables are
 * built at the first search.
 */
export function inEnglish(text: string, titles: TitleWords, names: () => NamesBySound): InEnglish {
  const plain = readable(text);
  const tokens: readonly Token[] = tokensOf(plain, titles).map((token, at) =>
    at < MAX_WORDS_COMPARED ? compareBySound(token, titles, names()) : token,
  );
  const replacements: Replacement[] = [];
  for (let at = 0; at < tokens.length;) {
    const { start, end } = tokens[at]!;
    const replacement = isConnecting(tokens[at]!)
      ? { start, end, english: '', taken: 1 }
      : replacementFor(tokens.slice(at), names());
    if (replacement) replacements.push(replacement);
    at += replacement?.taken ?? 1;
  }
  const ofHindi = replacements.filter(({ start, end, english }) => !isTypingError(plain.slice(start, end), english));
  return { english: rewritten(plain, replacements) || plain, asTyped: rewritten(plain, ofHindi) || plain };
}
