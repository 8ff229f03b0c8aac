import { policy, quotedText } from '@niramaya/contract';
import { isUnit } from './amounts.ts';
import type { TitleWords } from './hindi.ts';
import { spellingsOf } from './spellings.ts';
import { inWordsOfTitles, type InWordsOfTitles } from './terms.ts';
import { joinNeighbours, readTyped, type TextPart } from './typed.ts';
import type { Vocabulary } from './vocabulary.ts';
import { firstWords, isNumber, withWords } from './words.ts';

/** A word to look for in the index. With `beginning`, a title also matches by a word that begins with it. */
export interface Term {
  readonly word: string;
  readonly beginning: boolean;
}

/** A word of the search text, as terms to look for. */
export interface TypedWord {
  /** A title that has one of these terms has the word. */
  readonly anyOf: readonly Term[];
  /** The terms nearest to the typed word. Titles with them rank higher. Empty if all terms are equally near. */
  readonly preferred: readonly Term[];
}

/** One way to understand a search text. A title matches if it has all words but `missingWordsAllowed`. */
export interface Interpretation {
  readonly words: readonly TypedWord[];
  readonly missingWordsAllowed: number;
  /** The search text with its typing errors corrected, to tell the shopper; null if none was, or if several words fit. */
  readonly corrected: string | null;
}

/**
 * Returns the interpretation with only the preferred terms of each word. A database fetches its matches first when
 * there are too many to rank all. Null if it would be the same interpretation, or if words may be missing, because a
 * match with a rare word may then rank above one with more preferred terms.
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

const FORMS = new Set(['tablet', 'tablets', 'tab', 'tabs', 'capsule', 'capsules', 'cap', 'caps', 'syrup', 'strip']);

const isStrengthOrForm = (word: string): boolean => isNumber(word) || isUnit(word) || FORMS.has(word);

/**
 * The longest word that counts as short, in letters. A short word such as 'b' or 'spf' begins too many longer ones. If a
 * title has exactly this word, the strict reading takes it as the whole word, and so it does with a number of any length.
 * The last word of a text without quotes may still be unfinished, so it is exempt. The looser readings have no such
 * limit.
 */
const LONGEST_SHORT_WORD = 3;

/**
 * The shortest beginning of a word, in letters. A shorter one begins a large part of all words. The last word of a text
 * without quotes is exempt, and so is every word of a text in quotes.
 */
const MIN_LENGTH_OF_A_BEGINNING = 3;

const whole = (word: string): Term => ({ word, beginning: false });
const beginning = (word: string): Term => ({ word, beginning: true });

/** When a typed word may be the beginning of a longer one. 'unless complete': not if it is short and a title has it. */
type BeginningRule = 'always' | 'unless complete' | 'never';

/** Returns the terms for a typed word, or null if the vocabulary has none. */
type WordReader = (typed: string, rule: BeginningRule, vocabulary: Vocabulary) => TypedWord | null;

/** The word as typed, as a beginning, or in another spelling. */
const asTyped: WordReader = (typed, rule, vocabulary) => {
  const others = spellingsOf(typed)
    .filter((other) => vocabulary.has(other))
    .map(whole);
  const exact = vocabulary.has(typed) ? [whole(typed)] : [];
  const isShort = isNumber(typed) || typed.length <= LONGEST_SHORT_WORD;
  const isComplete = exact.length > 0 && isShort && rule === 'unless complete';
  if (rule !== 'never' && !isComplete && vocabulary.hasBeginning(typed))
    return { anyOf: [beginning(typed), ...others], preferred: [...exact, ...others] };
  const anyOf = [...exact, ...others];
  return anyOf.length > 0 ? { anyOf, preferred: [] } : null;
};

/**
 * The word as typed, or else the corrections with the fewest errors. The other spellings of a corrected word count too,
 * behind the word itself, so that it finds the same products as without the error.
 */
const closest: WordReader = (typed, rule, vocabulary) => {
  const spelled = asTyped(typed, rule, vocabulary);
  if (spelled) return spelled;
  const [nearest] = vocabulary.corrections(typed);
  if (!nearest) return null;
  const others = nearest.all.flatMap(spellingsOf).filter((other) => vocabulary.has(other));
  return { anyOf: [...new Set([...nearest.all, ...others])].map(whole), preferred: nearest.likeliest.map(whole) };
};

/**
 * The word as typed, and all corrections too: a typed word that the catalogue has may still be an error for another.
 */
const widest: WordReader = (typed, rule, vocabulary) => {
  const spelled = asTyped(typed, rule, vocabulary);
  const corrections = vocabulary.corrections(typed);
  const anyOf = [...(spelled?.anyOf ?? []), ...corrections.flatMap(({ all }) => all.map(whole))];
  if (anyOf.length === 0) return null;
  return { anyOf, preferred: spelled?.anyOf ?? corrections[0]?.all.map(whole) ?? [] };
};

/** An amount or a pack as the single words by which the index has it; null for an ordinary word. */
function joinedForms({ joined }: TextPart, vocabulary: Vocabulary): TypedWord | null {
  const known = joined.filter((name) => vocabulary.has(name));
  return known.length > 0 ? { anyOf: known.map(whole), preferred: [] } : null;
}

const titleWordsOf = (vocabulary: Vocabulary): TitleWords => ({
  has: (word, mayBegin) =>
    [word, ...spellingsOf(word)].some((other) => vocabulary.has(other)) || (mayBegin && vocabulary.hasBeginning(word)),
  mayBeMistyped: (word) => vocabulary.corrections(word).length > 0,
  all: vocabulary.words,
});

/** An interpretation without the corrections of the whole text, which are the same for all of them. */
type Reading = Omit<Interpretation, 'corrected'>;

/** Returns a word that every title with the required word has too. Titles with the word itself rank higher. */
const optional = ({ anyOf, preferred }: TypedWord, required: TypedWord): TypedWord => ({
  anyOf: [...anyOf, ...required.anyOf],
  preferred: preferred.length > 0 ? preferred : anyOf,
});

/**
 * Yields the readings of a text in the words of titles, the strictest first. It yields none if the catalogue has no word
 * like the names in the text: for 'xyzmycin 500 mg tablet' it would find other tablets of 500 mg. A title always needs
 * the certain words.
 */
function* readings({ text, certain }: InWordsOfTitles, vocabulary: Vocabulary): Generator<Reading> {
  const parts = readTyped(text, vocabulary);
  const words = parts.flatMap((part) => part.words);
  const lastWord = words.at(-1);
  // The shopper may still be typing the last word, but not the last word of an amount.
  const unfinishedWord = parts.at(-1)?.joined.length === 0 ? lastWord : undefined;
  const unlessTooShort = (word: string, rule: BeginningRule): BeginningRule =>
    word.length < MIN_LENGTH_OF_A_BEGINNING && word !== lastWord ? 'never' : rule;
  const strictly = (word: string) => unlessTooShort(word, word === unfinishedWord ? 'always' : 'unless complete');
  const loosely = (word: string) => unlessTooShort(word, 'always');
  const wordByWord = (read: WordReader, some: readonly string[], ruleOf: (word: string) => BeginningRule) =>
    some
      .map((word) =>
        certain.has(word) ? asTyped(word, 'unless complete', vocabulary) : read(word, ruleOf(word), vocabulary),
      )
      .filter((one) => one !== null);

  const strict = parts.flatMap((part) => joinedForms(part, vocabulary) ?? wordByWord(closest, part.words, strictly));
  if (strict.length === 0) return;
  const names = words.filter((word) => !isStrengthOrForm(word));
  if (names.length > 0 && names.every((word) => closest(word, loosely(word), vocabulary) === null)) return;
  yield { words: strict, missingWordsAllowed: 0 };

  const loose = wordByWord(closest, words, loosely);
  // The catalogue may have the only amount of the text in another unit, and then has none of its words.
  if (loose.length === 0) return;
  yield { words: loose, missingWordsAllowed: 0 };

  const joined = joinNeighbours(words, vocabulary);
  if (joined) yield { words: wordByWord(closest, joined, loosely), missingWordsAllowed: 0 };

  const sure = wordByWord(asTyped, [...certain], loosely);
  if (sure[0] !== undefined) {
    const notCertain = words.filter((word) => !certain.has(word));
    const others = wordByWord(widest, notCertain, loosely).map((word) => optional(word, sure[0]!));
    yield { words: [...sure, ...others], missingWordsAllowed: 0 };
    return;
  }

  const wide = wordByWord(widest, words, loosely);
  yield { words: wide, missingWordsAllowed: 0 };
  if (wide.length > 2) yield { words: wide, missingWordsAllowed: 1 };
  yield { words: wide, missingWordsAllowed: wide.length - 1 };
}

/** Yields the readings in which titles with the favoured words rank higher. */
function* favouringReadings(meant: InWordsOfTitles, vocabulary: Vocabulary): Generator<Reading> {
  const favoured = meant.favoured.filter((word) => vocabulary.has(word)).map(whole);
  const [first] = [...meant.certain].flatMap((word) => asTyped(word, 'unless complete', vocabulary) ?? []);
  for (const reading of readings(meant, vocabulary)) {
    const wanted = first ? favoured.map((term) => optional({ anyOf: [term], preferred: [term] }, first)) : [];
    yield { ...reading, words: [...reading.words, ...wanted] };
  }
}

/** Yields the only reading of a text in quotes, in which no typing error is corrected, or none if a word is in no title. */
function* literalReadings(text: string, vocabulary: Vocabulary): Generator<Reading> {
  const words = readTyped(text, vocabulary).flatMap(
    (part) => joinedForms(part, vocabulary) ?? part.words.map((word) => asTyped(word, 'unless complete', vocabulary)),
  );
  const known = words.filter((word) => word !== null);
  if (known.length > 0 && known.length === words.length) yield { words: known, missingWordsAllowed: 0 };
}

/** Returns the only word that a typed word may be an error for, or null for a word of a title or with several of them. */
function onlyCorrection(word: string, vocabulary: Vocabulary): string | null {
  if (asTyped(word, 'always', vocabulary)) return null;
  const [likeliest, other] = vocabulary.corrections(word)[0]?.likeliest ?? [];
  return other === undefined ? (likeliest ?? null) : null;
}

/**
 * Returns the typed text, in English, with all typing errors corrected: `spelled` has those in everyday names corrected,
 * and this function adds those in words of titles. Null if the text has no typing error that has one correction.
 */
function correctedText({ text, english, spelled }: InWordsOfTitles, vocabulary: Vocabulary): string | null {
  const corrections = new Map(
    readTyped(text, vocabulary)
      .flatMap(({ words }) => words)
      .map((word) => [word, onlyCorrection(word, vocabulary)]),
  );
  const corrected = withWords(spelled, (word) => corrections.get(word) ?? word);
  return corrected === english ? null : corrected;
}

/**
 * Yields the ways to understand a search text, the strictest first. The caller uses the first one that finds products,
 * so that a looser one is tried only if needed. It yields none if the text names a medicine, a test, a symptom or a product of
 * which a word is in no title, and none for a text in which no word is like one of the vocabulary. Only the first
 * `policy.maxSearchWords` words are read, and of these only the first twelve parts count (`readTyped`). A text in double
 * quotes has one interpretation, which corrects nothing.
 *
 * Interpretations that let words be missing come last. Before them the text is read as Hindi again, this time also the
 * words that only begin a title word: 'giloy ras' is giloy juice, although 'rash' begins so.
 */
export function* interpretations(wholeText: string, vocabulary: Vocabulary): Generator<Interpretation> {
  const quoted = quotedText(wholeText);
  const text = firstWords(quoted ?? wholeText, policy.maxSearchWords);
  const titles = titleWordsOf(vocabulary);
  const meant = inWordsOfTitles(text, titles, quoted !== null);
  if (meant === null) return;
  if (quoted !== null) {
    for (const reading of literalReadings(meant.text, vocabulary)) yield { ...reading, corrected: null };
    return;
  }
  const corrected = correctedText(meant, vocabulary);
  const withMissingWords: Interpretation[] = [];
  for (const reading of favouringReadings(meant, vocabulary)) {
    if (reading.missingWordsAllowed > 0) withMissingWords.push({ ...reading, corrected });
    else yield { ...reading, corrected };
  }
  // Every word counts as mistyped here, so that a single word in Latin letters is Hindi only if a name has exactly its
  // sound.
  const onlyWholeWords = { ...titles, has: (word: string) => titles.has(word, false), mayBeMistyped: () => true };
  const asHindi = inWordsOfTitles(text, onlyWholeWords, true);
  if (asHindi !== null && asHindi.text !== meant.text) {
    for (const reading of favouringReadings(asHindi, vocabulary))
      if (reading.missingWordsAllowed === 0) yield { ...reading, corrected: null };
  }
  yield* withMissingWords;
}
