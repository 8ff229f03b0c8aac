/*
 * The readings of a text in words of titles, the strictest first. Such a text is a search text whose words are replaced
 * by the words that the titles of products use: 'blood pressure monitor' for 'bp machine'. The comment at the top of
 * `interpret.ts` follows an example through the readings, and the README of this library explains the terms.
 */
import { isUnit } from './amounts.ts';
import { isForm, isLikeMedicine } from './forms.ts';
import { isCommonWord } from './known-words.ts';
import { isOrdinaryWord } from './ordinary-words.ts';
import {
  asJoined,
  asTyped,
  asTypedAndCorrected,
  asTypedOrCorrected,
  optional,
  wholeWord,
  type ContinuationRule,
  type TypedWord,
  type WordReader,
} from './read-word.ts';
import { joinNeighbours, readTextParts, type TextPart } from './text-parts.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { InWordsOfTitles } from './words-of-titles.ts';
import { isNumber } from './words.ts';

/** The words of a search as terms. A title matches even if it lacks up to `missingWordsAllowed` of them. */
export interface Reading {
  readonly words: readonly TypedWord[];
  readonly missingWordsAllowed: number;
}

/** A text in words of titles, in its parts, and all that is needed to read them. */
interface SplitText {
  /** The words, amounts and packs, as `readTextParts` returns them. */
  readonly parts: readonly TextPart[];
  /** The words of all parts in their order. */
  readonly words: readonly string[];
  /** The words that name a product for sure. They are read as typed in every reading, and are never corrected. */
  readonly requiredWords: ReadonlySet<string>;
  readonly vocabulary: Vocabulary;
}

function splitText({ text, requiredWords }: InWordsOfTitles, vocabulary: Vocabulary): SplitText {
  const parts = readTextParts(text, vocabulary);
  return { parts, words: parts.flatMap((part) => part.words), requiredWords, vocabulary };
}

/**
 * The shortest beginning of a longer word, in letters. The rules for a typed word, by its length and place:
 *
 * | the typed word                                     | in the strict reading      | in the others |
 * | -------------------------------------------------- | -------------------------- | ------------- |
 * | one or two letters or digits: 'b', '10'            | is whole                   | is whole      |
 * | three letters, or three digits and more: 'spf'     | is whole if a title has it | may continue  |
 * | four letters and more: 'vita'                      | may continue               | may continue  |
 * | the last of the text, perhaps still being typed    | may continue               | may continue  |
 * | the same if it ends an amount: 'mg' of '500 mg'    | is whole if a title has it | may continue  |
 *
 * This constant is the border between the first two rows. The border between three and four letters is that of the rule
 * 'unless complete', which `LONGEST_SHORT_WORD` of `read-word.ts` sets. The same rule holds for the words of a text in
 * double quotes and for required words: up to three letters, they are whole if a title has them.
 */
const MIN_LENGTH_OF_A_BEGINNING = 3;

/** Words are compared by their text, so a repetition of the last word counts as the last one too. */
const isLast = (word: string, { words }: SplitText): boolean => word === words.at(-1);

const isTooShortToContinue = (word: string, text: SplitText): boolean =>
  word.length < MIN_LENGTH_OF_A_BEGINNING && !isLast(word, text);

/** True if the shopper may still be typing the word. An amount or a pack, whose part has joined forms, is complete. */
function mayBeUnfinished(word: string, text: SplitText): boolean {
  const lastPart = text.parts.at(-1);
  const isInAmount = lastPart !== undefined && lastPart.joined.length > 0;
  return isLast(word, text) && !isInAmount;
}

function strictRule(word: string, text: SplitText): ContinuationRule {
  if (isTooShortToContinue(word, text)) return 'never';
  return mayBeUnfinished(word, text) ? 'always' : 'unless complete';
}

const looseRule = (word: string, text: SplitText): ContinuationRule =>
  isTooShortToContinue(word, text) ? 'never' : 'always';

/** Reads required words. Those that no title has are left out. */
const readRequired = (words: Iterable<string>, vocabulary: Vocabulary): TypedWord[] =>
  [...words].flatMap((word) => asTyped(word, 'unless complete', vocabulary) ?? []);

/** Reads each word by itself. Words for which the vocabulary has no term are left out. */
function readEach(
  words: readonly string[],
  read: WordReader,
  ruleOf: (word: string, text: SplitText) => ContinuationRule,
  text: SplitText,
): TypedWord[] {
  const { requiredWords, vocabulary } = text;
  return words.flatMap((word) => {
    if (requiredWords.has(word)) return readRequired([word], vocabulary);
    return read(word, ruleOf(word, text), vocabulary) ?? [];
  });
}

/** Returns the words of the strict reading: amounts and packs as one word of the index, the others one by one. */
const strictWords = (text: SplitText): TypedWord[] =>
  text.parts.flatMap(
    (part) => asJoined(part, text.vocabulary) ?? readEach(part.words, asTypedOrCorrected, strictRule, text),
  );

/** Returns the words of the loose reading, in which the number and the unit of an amount are two words. */
const looseWords = (text: SplitText): TypedWord[] => readEach(text.words, asTypedOrCorrected, looseRule, text);

/** Returns the words of the joined reading. Returns null if the vocabulary has no two neighbours as one word. */
function joinedWords(text: SplitText): TypedWord[] | null {
  const joined = joinNeighbours(text.words, text.vocabulary);
  return joined && readEach(joined, asTypedOrCorrected, looseRule, text);
}

const isStrengthOrForm = (word: string): boolean => isNumber(word) || isUnit(word) || isForm(word);

/**
 * True if the text has words that may be a name, and no title has a word like any of them. Without this check,
 * 'xyzmycin 500 mg tablet' would find other tablets of 500 mg, and 'xyzmycin cream' every cream. A single word that
 * begins or ends as names of medicines do is enough: a search for 'xyzmycin zinc' must not find zinc. A text with
 * another unknown name next to a known word has readings; see `unknownNames`.
 */
function isNameUnknown(text: SplitText): boolean {
  const isUnknown = (words: readonly string[]) => readEach(words, asTypedOrCorrected, looseRule, text).length === 0;
  const names = text.words.filter((word) => !isStrengthOrForm(word));
  if (names.some((word) => isLikeMedicine(word) && isUnknown([word]))) return true;
  return names.length > 0 && isUnknown(names);
}

/** The fewest letters of a word that counts as a name. Shorter ones are units and words such as 'and'. */
const MIN_LENGTH_OF_A_NAME = 4;

const HAS_DIGIT = /\p{N}/u;

const mayBeName = (word: string): boolean =>
  word.length >= MIN_LENGTH_OF_A_NAME &&
  !HAS_DIGIT.test(word) &&
  !isStrengthOrForm(word) &&
  !isCommonWord(word) &&
  !isOrdinaryWord(word);

/**
 * Returns the words of a text that may be names, and that are like no word of the vocabulary. A text for which
 * `isNameUnknown` is true has no readings at all. All readings of any other text leave these words out: of 'zincovit
 * zinc' they have only the zinc.
 */
export function unknownNames(translated: InWordsOfTitles, vocabulary: Vocabulary): readonly string[] {
  const text = splitText(translated, vocabulary);
  const words = joinNeighbours(text.words, vocabulary) ?? text.words;
  return words.filter((word) => mayBeName(word) && asTypedAndCorrected(word, 'always', vocabulary) === null);
}

/**
 * Yields the wide readings: each word and all of its corrections, then with words that a title may lack. From three
 * words on a title may lack one, and at last, from two words on, all but one.
 */
function* wideReadings(text: SplitText): Generator<Reading> {
  const words = readEach(text.words, asTypedAndCorrected, looseRule, text);
  yield { words, missingWordsAllowed: 0 };
  const allButOne = words.length - 1;
  if (allButOne > 1) yield { words, missingWordsAllowed: 1 };
  if (allButOne > 0) yield { words, missingWordsAllowed: allButOne };
}

/**
 * Returns the wide reading of a text with required words. The other words are optional: a title that lacks them
 * matches by the terms of the first required word, which they get and which the title has in any case.
 */
function readingAroundRequired(required: readonly TypedWord[], first: TypedWord, text: SplitText): Reading {
  const others = text.words.filter((word) => !text.requiredWords.has(word));
  const optionalWords = readEach(others, asTypedAndCorrected, looseRule, text).map((word) => optional(word, first));
  return { words: [...required, ...optionalWords], missingWordsAllowed: 0 };
}

/**
 * Yields the readings of a text in words of titles, the strictest first. Two of them may be equal. It yields none if no
 * word is like one of the vocabulary, or if the name in the text is unknown.
 */
function* readings(translated: InWordsOfTitles, vocabulary: Vocabulary): Generator<Reading> {
  const text = splitText(translated, vocabulary);
  const strict = strictWords(text);
  if (strict.length === 0 || isNameUnknown(text)) return;
  yield { words: strict, missingWordsAllowed: 0 };

  const loose = looseWords(text);
  // The loose reading can be empty although the strict one is not: titles with '500 mg' fit the search '0.5 g' by its
  // joined form '500mg', and may have none of its words.
  if (loose.length === 0) return;
  yield { words: loose, missingWordsAllowed: 0 };

  const joined = joinedWords(text);
  if (joined) yield { words: joined, missingWordsAllowed: 0 };

  const required = readRequired(text.requiredWords, vocabulary);
  const [firstRequired] = required;
  if (firstRequired === undefined) yield* wideReadings(text);
  else yield readingAroundRequired(required, firstRequired, text);
}

/**
 * Returns the favoured words of a text as optional words, so that titles with them rank higher. A word can be optional
 * only next to a required one, so there are none without.
 */
function favouredTypedWords({ requiredWords, favouredWords }: InWordsOfTitles, vocabulary: Vocabulary): TypedWord[] {
  const [required] = readRequired(requiredWords, vocabulary);
  if (required === undefined) return [];
  return favouredWords
    .filter((word) => vocabulary.has(word))
    .map((word) => optional({ anyOf: [wholeWord(word)], preferred: [wholeWord(word)] }, required));
}

/** Yields the readings of a text, each with the favoured words behind its own. */
export function* favouringReadings(translated: InWordsOfTitles, vocabulary: Vocabulary): Generator<Reading> {
  const favoured = favouredTypedWords(translated, vocabulary);
  for (const reading of readings(translated, vocabulary)) yield { ...reading, words: [...reading.words, ...favoured] };
}

/**
 * Returns the only reading of a text in quotes, in which no typing error is corrected. Returns null if a word is in no
 * title.
 */
export function literalReading({ text }: InWordsOfTitles, vocabulary: Vocabulary): Reading | null {
  const words = readTextParts(text, vocabulary).flatMap(
    (part) => asJoined(part, vocabulary) ?? part.words.map((word) => asTyped(word, 'unless complete', vocabulary)),
  );
  const known = words.filter((word) => word !== null);
  const isKnown = known.length > 0 && known.length === words.length;
  return isKnown ? { words: known, missingWordsAllowed: 0 } : null;
}
