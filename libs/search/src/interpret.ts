/*
 * From a search text to its interpretations. The README of this library explains its terms. As an example, this is
 * 'face wsh 100ml' in a shop that sells 'Aloe Face Wash 100 ml':
 *
 * 1. `inWordsOfTitles` puts the text into words of titles: Hindi into English, names into the words that titles have
 *    for them. Nothing changes here.
 * 2. `readTextParts` splits it into parts: 'face', 'wsh', and the amount of '100' and 'ml'.
 * 3. `read-word.ts` reads each word as terms of the vocabulary: 'face' also as the beginning of longer words, written
 *    'face…' here, and 'wsh' as its correction 'wash'.
 * 4. `readings.ts` yields the readings, the strictest first. All words of a reading must be in a title:
 *
 *    strict    face…  wash  100ml     the amount is one word of the index
 *    loose     face…  wash  100… ml…  the amount is two words, and short words may continue
 *    joined    face…  wash  100ml…    neighbours are one word: 100 and ml here, and 'mouth wash' is 'mouthwash'
 *    wide      face…  wash  100… ml…  each word and all of its corrections: 'lace' too, if a title had it
 *    then the wide reading again, in which a title may lack one word, and at last one in which it needs only one word
 *
 * 5. `correctedText` makes 'face wash 100ml' for the shopper. With it, a reading is an interpretation. This module
 *    yields the interpretations in their order.
 *
 * A text with the name of a product, such as 'vitamin d face', has required words: titles write 'd3' for vitamin D. Its
 * wide reading is another one: the other words are optional, and no required word may be missing. Such a name also has
 * favoured words, such as 'iu' for vitamin D. `favouringReadings` adds them to each reading as optional words, so that
 * titles with them rank higher.
 */
import { policy, quotedText } from '@niramaya/contract';
import { soundsLikeTitle, type TitleWords } from './hindi.ts';
import { onlyCorrection } from './read-word.ts';
import { favouringReadings, literalReading, unknownNames, type Reading } from './readings.ts';
import { spellingsOf } from './spellings.ts';
import { readTextParts } from './text-parts.ts';
import type { Vocabulary } from './vocabulary.ts';
import { inWordsOfTitles, type InWordsOfTitles } from './words-of-titles.ts';
import { firstWords, withWords, wordsInOrder } from './words.ts';

/** One way to understand a search text: a reading, and the text for the shopper. */
export interface Interpretation extends Reading {
  /**
   * The search text with its typing errors corrected, for the shopper to read. Null if there is nothing to show: the
   * text has no typing error, or each has several corrections that are equally likely.
   */
  readonly corrected: string | null;
  /**
   * The words of the search text that name nothing in the titles and were left out: 'zincovit' of 'zincovit
   * zinc'. The shop names them, because the products are no substitute for them.
   */
  readonly unsoldWords: readonly string[];
}

/**
 * Returns the interpretation with only the preferred terms of each word. If a search has too many matches to rank all,
 * the database fetches those of the returned interpretation first. Returns null in two cases: no word has preferred
 * terms, so both interpretations would be the same; or words may be missing, because a match with a rare word may then
 * rank above one with more preferred terms.
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

/**
 * Returns the search text in English with all typing errors corrected, or null if it has none.
 *
 * Of the three texts, `english` is the text in English as it was typed. `correctedEnglish` is the same without the
 * typing errors in everyday names, such as 'acidiy'. `text` is the latter in words of titles, such as 'antacid' for
 * 'acidity'. This function finds the typing errors in the words of `text`, and corrects them in `correctedEnglish`.
 */
function correctedText({ text, english, correctedEnglish }: InWordsOfTitles, vocabulary: Vocabulary): string | null {
  const corrections = new Map(
    readTextParts(text, vocabulary)
      .flatMap(({ words }) => words)
      .map((word) => [word, onlyCorrection(word, vocabulary)]),
  );
  const corrected = withWords(correctedEnglish, (word) => corrections.get(word) ?? word);
  return corrected === english ? null : corrected;
}

/** Returns the words of the vocabulary in the form in which the Hindi search and the tables of names need them. */
const asTitleWords = (vocabulary: Vocabulary): TitleWords => ({
  // A title may have the word in another spelling.
  has: (word, mayBegin) =>
    [word, ...spellingsOf(word)].some((other) => vocabulary.has(other)) || (mayBegin && vocabulary.hasBeginning(word)),
  mayBeMistyped: (word) => vocabulary.corrections(word).length > 0,
  all: vocabulary.words,
});

/**
 * Yields the readings of the text in which more of its words are Hindi, none with a missing word. `translated` is the
 * text as it was read before; if nothing more is Hindi, there are no readings.
 *
 * A word counts as Hindi here unless it is a whole word of a title: 'giloy ras' is giloy juice, although 'rash' is in
 * titles. To make up for that, all words are declared mistyped English (`mayBeMistyped`), because `inEnglish` trusts
 * such words less: it compares none of them with the sounds of titles, and translates a single one only if a Hindi name
 * has exactly its sound.
 */
function* readingsWithMoreHindi(
  text: string,
  translated: InWordsOfTitles,
  titles: TitleWords,
  vocabulary: Vocabulary,
): Generator<Reading> {
  const onlyWholeWords = { ...titles, has: (word: string) => titles.has(word, false), mayBeMistyped: () => true };
  // The text is in no quotes. `isLiteral` only leaves typing errors in everyday names as they are, because these
  // readings have no corrected text for the shopper.
  const withMoreHindi = inWordsOfTitles(text, onlyWholeWords, { isLiteral: true });
  if (withMoreHindi === null || withMoreHindi.text === translated.text) return;
  for (const reading of favouringReadings(withMoreHindi, vocabulary))
    if (reading.missingWordsAllowed === 0) yield reading;
}

/** Yields the only interpretation of a text that was typed in double quotes, or none. `text` is without the quotes. */
function* literalInterpretations(text: string, vocabulary: Vocabulary): Generator<Interpretation> {
  const translated = inWordsOfTitles(text, asTitleWords(vocabulary), { isLiteral: true });
  const reading = translated && literalReading(translated, vocabulary);
  if (reading) yield { ...reading, corrected: null, unsoldWords: translated.unsoldWords };
}

/** Yields the interpretations of a text without double quotes around it. */
function* freeInterpretations(text: string, vocabulary: Vocabulary): Generator<Interpretation> {
  const titles = asTitleWords(vocabulary);
  const translated = inWordsOfTitles(text, titles);
  if (translated === null) return;
  const corrected = correctedText(translated, vocabulary);
  const typed = new Set(wordsInOrder(text));
  const unknown = unknownNames(translated, vocabulary).filter((word) => !soundsLikeTitle(word, titles));
  // Words of `translated` may be English for words that were read as Hindi, even by mistake: 'good' sounds like the
  // Hindi word for jaggery. The shop names only words that the shopper has typed, so it does not name 'jaggery'.
  const unsoldWords = [...new Set([...translated.unsoldWords, ...unknown])].filter((word) => typed.has(word));
  const withMissingWords: Interpretation[] = [];
  for (const reading of favouringReadings(translated, vocabulary)) {
    const interpretation = { ...reading, corrected, unsoldWords };
    if (reading.missingWordsAllowed > 0) withMissingWords.push(interpretation);
    else yield interpretation;
  }
  for (const reading of readingsWithMoreHindi(text, translated, titles, vocabulary))
    yield { ...reading, corrected: null, unsoldWords: [] };
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
 * medicine, a test, a symptom or a product, if one of the words of that name is in no title. The name of a product
 * that is not sold is left out instead if it is next to a product that is sold: 'zinc gloves' is zinc. And there is
 * none for a text without a word like one of the vocabulary.
 *
 * The text is cut after `policy.maxSearchWords` words, and `readTextParts` cuts it after twelve parts.
 */
export function* interpretations(wholeText: string, vocabulary: Vocabulary): Generator<Interpretation> {
  const quoted = quotedText(wholeText);
  const text = firstWords(quoted ?? wholeText, policy.maxSearchWords);
  if (quoted !== null) yield* literalInterpretations(text, vocabulary);
  else yield* freeInterpretations(text, vocabulary);
}
