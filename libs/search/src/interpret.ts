/*
 * From a search text to its interpretations. The README of this library explains its terms. As an example, this is
 * 'face wsh 100ml' in a shop that sells 'Aloe Face Wash 100 ml':
 *
 * 1. `inWordsOfTitles` puts the text into words of titles: Hindi into English, names into the words that titles have
 *    for them. Nothing changes here.
 * 2. `readTyped` splits it into parts: 'face', 'wsh', and the amount of '100' and 'ml'.
 * 3. `read-word.ts` reads each word as terms of the vocabulary: 'face' also as the beginning of longer words, written
 *    'face…' here, and 'wsh' as its correction 'wash'.
 * 4. This module yields the readings, the strictest first. All words of a reading must be in a title:
 *
 *    strict    face…  wash  100ml     the amount is one word of the index
 *    loose     face…  wash  100… ml…  the amount is two words, and short words may continue
 *    joined    face…  wash  100ml…    neighbours are one word: 100 and ml here, and 'mouth wash' is 'mouthwash'
 *    wide      face…  wash  100… ml…  each word and all of its corrections: 'lace' too, if a title had it
 *    then the wide reading, in which a title may lack one word, and at last all words but one
 *
 * 5. `correctedText` makes 'face wash 100ml' for the shopper. With it, a reading is an interpretation.
 *
 * A text with the name of a product, such as 'vitamin d face', has required words ('d3'). Its wide reading is another
 * one: the other words are optional, and no required word may be missing.
 */
import { policy, quotedText } from '@niramaya/contract';
import { isUnit } from './amounts.ts';
import { isForm, isLikeMedicine } from './forms.ts';
import type { TitleWords } from './hindi.ts';
import {
  asJoined,
  asTyped,
  asTypedAndCorrected,
  asTypedOrCorrected,
  onlyCorrection,
  optional,
  wholeWord,
  type ContinuationRule,
  type TypedWord,
  type WordReader,
} from './read-word.ts';
import { spellingsOf } from './spellings.ts';
import { inWordsOfTitles, type InWordsOfTitles } from './terms.ts';
import { joinNeighbours, readTyped, type TextPart } from './typed.ts';
import type { Vocabulary } from './vocabulary.ts';
import { firstWords, isNumber, withWords } from './words.ts';

/** One way to understand a search text. A title matches if it has all words but `missingWordsAllowed`. */
export interface Interpretation {
  readonly words: readonly TypedWord[];
  readonly missingWordsAllowed: number;
  /**
   * The search text with its typing errors corrected, for the shopper to read. Null if there is nothing to show: the
   * text has no typing error, or each has several corrections that are equally likely.
   */
  readonly corrected: string | null;
}

/** An interpretation without `corrected`, which is the same for all readings of a text. */
type Reading = Omit<Interpretation, 'corrected'>;

/**
 * Returns the interpretation with only the preferred terms of each word. If a search has too many matches to rank all,
 * the database fetches the matches of this one first. Null in two cases: no word has preferred terms, so it would be the
 * same; or words may be missing, because a match with a rare word may then rank above one with more preferred terms.
 */
export function preferredOnly(interpretation: Interpretation): Interpretation | null {
  const { words, missingWordsAllowed } = interpretation;
  if (missingWordsAllowed > 0 || words.every(({ preferred }) => preferred.length === 0)) return null;
  const narrowed = words.map(({ anyOf, preferred }) => ({
    anyOf: preferred.length > 0 ? preferred : anyOf,
    preferred: [],
  }));
  return { ...interpretation, words: narrowed };
}

/** A text in words of titles, in its parts, and all that is needed to read them. */
interface SplitText {
  /** The words, amounts and packs, as `readTyped` returns them. */
  readonly parts: readonly TextPart[];
  /** The words of all parts in their order. */
  readonly words: readonly string[];
  /** The words that name a product for sure. They are read as typed in every reading, and are never corrected. */
  readonly requiredWords: ReadonlySet<string>;
  readonly vocabulary: Vocabulary;
}

function splitText({ text, requiredWords }: InWordsOfTitles, vocabulary: Vocabulary): SplitText {
  const parts = readTyped(text, vocabulary);
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
 * The words of a text in double quotes, and required words, are whole up to three letters if a title has them.
 */
const MIN_LENGTH_OF_A_BEGINNING = 3;

/** Words are compared by their text, so a repetition of the last word counts as the last one too. */
const isLast = (word: string, { words }: SplitText): boolean => word === words.at(-1);

const isTooShortToContinue = (word: string, text: SplitText): boolean =>
  word.length < MIN_LENGTH_OF_A_BEGINNING && !isLast(word, text);

/** True if the shopper may still be typing the word. An amount or a pack, whose part has joined forms, is complete. */
function mayBeUnfinished(word: string, text: SplitText): boolean {
  const isInAmount = text.parts.at(-1)?.joined.length !== 0;
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

/** Returns the words of the joined reading. Null if the vocabulary has no two neighbours as one word. */
function joinedWords(text: SplitText): TypedWord[] | null {
  const joined = joinNeighbours(text.words, text.vocabulary);
  return joined && readEach(joined, asTypedOrCorrected, looseRule, text);
}

const isStrengthOrForm = (word: string): boolean => isNumber(word) || isUnit(word) || isForm(word);

/**
 * True if the text has words that may be a name, and no title has a word like any of them. Without this check,
 * 'xyzmycin 500 mg tablet' would find other tablets of 500 mg, and 'xyzmycin cream' every cream. A single word that ends
 * as names of medicines do is enough: 'xyzmycin zinc' is not zinc.
 */
function isNameUnknown(text: SplitText): boolean {
  const isUnknown = (words: readonly string[]) => readEach(words, asTypedOrCorrected, looseRule, text).length === 0;
  const names = text.words.filter((word) => !isStrengthOrForm(word));
  if (names.some((word) => isLikeMedicine(word) && isUnknown([word]))) return true;
  return names.length > 0 && isUnknown(names);
}

/** Yields the wide readings: each word and all of its corrections, then with words that a title may lack. */
function* wideReadings(text: SplitText): Generator<Reading> {
  const words = readEach(text.words, asTypedAndCorrected, looseRule, text);
  yield { words, missingWordsAllowed: 0 };
  const allButOne = words.length - 1;
  if (allButOne > 1) yield { words, missingWordsAllowed: 1 };
  if (allButOne > 0) yield { words, missingWordsAllowed: allButOne };
}

/**
 * Returns the wide reading of a text with required words. The other words are optional: they get the terms of the first
 * required word. One is enough, because every title of this reading has all required words.
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
  // Titles with '500 mg' fit the search '0.5 g' by its joined form '500mg', and may have none of its words.
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
function* favouringReadings(translated: InWordsOfTitles, vocabulary: Vocabulary): Generator<Reading> {
  const favoured = favouredTypedWords(translated, vocabulary);
  for (const reading of readings(translated, vocabulary)) yield { ...reading, words: [...reading.words, ...favoured] };
}

/** Returns the only reading of a text in quotes, in which no typing error is corrected. Null if a word is in no title. */
function literalReading({ text }: InWordsOfTitles, vocabulary: Vocabulary): Reading | null {
  const words = readTyped(text, vocabulary).flatMap(
    (part) => asJoined(part, vocabulary) ?? part.words.map((word) => asTyped(word, 'unless complete', vocabulary)),
  );
  const known = words.filter((word) => word !== null);
  const isKnown = known.length > 0 && known.length === words.length;
  return isKnown ? { words: known, missingWordsAllowed: 0 } : null;
}

/**
 * Returns the search text in English with all typing errors corrected. Those in everyday names, such as 'acidiy', are
 * corrected in `correctedEnglish` already; this function corrects those in words of titles. Null if that changes
 * nothing.
 */
function correctedText({ text, english, correctedEnglish }: InWordsOfTitles, vocabulary: Vocabulary): string | null {
  const corrections = new Map(
    readTyped(text, vocabulary)
      .flatMap(({ words }) => words)
      .map((word) => [word, onlyCorrection(word, vocabulary)]),
  );
  const corrected = withWords(correctedEnglish, (word) => corrections.get(word) ?? word);
  return corrected === english ? null : corrected;
}

/** Returns the words of the vocabulary in the form in which the Hindi search and the tables of names need them. */
const titleWordsOf = (vocabulary: Vocabulary): TitleWords => ({
  has: (word, mayBegin) =>
    [word, ...spellingsOf(word)].some((other) => vocabulary.has(other)) || (mayBegin && vocabulary.hasBeginning(word)),
  mayBeMistyped: (word) => vocabulary.corrections(word).length > 0,
  all: vocabulary.words,
});

/**
 * Yields the readings of the text in which more of its words are Hindi, none with a missing word. `translated` is the
 * text as it was read before; if nothing more is Hindi, there are no readings.
 *
 * A word that only begins a word of a title counts as Hindi here: 'giloy ras' is giloy juice, although 'rash' is in
 * titles. In return, a word in Latin letters needs more evidence. As each counts as mistyped (`mayBeMistyped`), none is
 * compared with the sounds of titles, and a single one is translated only if a Hindi name has exactly its sound.
 */
function* readingsWithMoreHindi(
  text: string,
  translated: InWordsOfTitles,
  titles: TitleWords,
  vocabulary: Vocabulary,
): Generator<Reading> {
  const onlyWholeWords = { ...titles, has: (word: string) => titles.has(word, false), mayBeMistyped: () => true };
  // Typing errors in everyday names stay, because these readings have no corrected text for the shopper.
  const withMoreHindi = inWordsOfTitles(text, onlyWholeWords, { isLiteral: true });
  if (withMoreHindi === null || withMoreHindi.text === translated.text) return;
  for (const reading of favouringReadings(withMoreHindi, vocabulary))
    if (reading.missingWordsAllowed === 0) yield reading;
}

/** Yields the only interpretation of a text that was typed in double quotes, or none. `text` is without the quotes. */
function* literalInterpretations(text: string, vocabulary: Vocabulary): Generator<Interpretation> {
  const translated = inWordsOfTitles(text, titleWordsOf(vocabulary), { isLiteral: true });
  const reading = translated && literalReading(translated, vocabulary);
  if (reading) yield { ...reading, corrected: null };
}

/** Yields the interpretations of a text without double quotes around it. */
function* freeInterpretations(text: string, vocabulary: Vocabulary): Generator<Interpretation> {
  const titles = titleWordsOf(vocabulary);
  const translated = inWordsOfTitles(text, titles);
  if (translated === null) return;
  const corrected = correctedText(translated, vocabulary);
  const withMissingWords: Interpretation[] = [];
  for (const reading of favouringReadings(translated, vocabulary)) {
    const interpretation = { ...reading, corrected };
    if (reading.missingWordsAllowed > 0) withMissingWords.push(interpretation);
    else yield interpretation;
  }
  for (const reading of readingsWithMoreHindi(text, translated, titles, vocabulary))
    yield { ...reading, corrected: null };
  yield* withMissingWords;
}

/**
 * Yields the ways to understand a search text, the strictest first. The caller uses the first one that finds products,
 * so that a looser one is computed only if needed. The order is:
 *
 * 1. the readings in which a title has all words;
 * 2. the same with more words read as Hindi;
 * 3. the readings in which a title may lack words.
 *
 * A text in double quotes has one interpretation, which corrects nothing. There is none for a text that names a
 * medicine, a test, a symptom or a product of which a word is in no title, and none for a text without a word like one
 * of the vocabulary.
 *
 * The text is cut after `policy.maxSearchWords` words, and `readTyped` cuts it after twelve parts.
 */
export function* interpretations(wholeText: string, vocabulary: Vocabulary): Generator<Interpretation> {
  const quoted = quotedText(wholeText);
  const text = firstWords(quoted ?? wholeText, policy.maxSearchWords);
  if (quoted !== null) yield* literalInterpretations(text, vocabulary);
  else yield* freeInterpretations(text, vocabulary);
}
