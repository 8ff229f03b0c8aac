import { policy } from '@niramaya/contract';
import { isUnit } from './amounts.ts';
import type { TitleWords } from './hindi.ts';
import { spellingsOf } from './spellings.ts';
import { inWordsOfTitles } from './terms.ts';
import { joinNeighbours, readTyped, type Typed } from './typed.ts';
import type { Vocabulary } from './vocabulary.ts';
import { firstWords, isNumber } from './words.ts';

export interface Term {
  readonly word: string;
  readonly beginning: boolean;
}

export interface TypedWord {
  readonly anyOf: readonly Term[];
  /** Preferred terms; empty if all are equally good. */
  readonly favourites: readonly Term[];
}

export interface Interpretation {
  readonly words: readonly TypedWord[];
  readonly lacking: number;
}

/** Null if the favourites narrow nothing. */
export function favouritesOf({ words, lacking }: Interpretation): Interpretation | null {
  if (lacking > 0 || words.every(({ favourites }) => favourites.length === 0)) return null;
  const narrowed = words.map(({ anyOf, favourites }) => ({
    anyOf: favourites.length > 0 ? favourites : anyOf,
    favourites: [],
  }));
  return { words: narrowed, lacking };
}

const FORMS = new Set(['tablet', 'tablets', 'tab', 'tabs', 'capsule', 'capsules', 'cap', 'caps', 'syrup', 'strip']);

const isStrengthOrForm = (word: string): boolean => isNumber(word) || isUnit(word) || FORMS.has(word);

/** Up to this length, a word that a title holds is a beginning only at the end of the text. */
const LONGEST_SHORT_WORD = 3;

/** So few letters begin a large part of all words: they are a beginning only in the word that is still being typed. */
const LONGEST_UNFINISHED_WORD = 2;

const whole = (word: string): Term => ({ word, beginning: false });
const beginning = (word: string): Term => ({ word, beginning: true });

/** `unless complete`: a short word or a number that a title holds is then the whole word. */
type Beginning = 'always' | 'unless complete' | 'never';

function asTyped(typed: string, begins: Beginning, vocabulary: Vocabulary): TypedWord | null {
  const others = spellingsOf(typed)
    .filter((other) => vocabulary.has(other))
    .map(whole);
  const exact = vocabulary.has(typed) ? [whole(typed)] : [];
  const isShort = isNumber(typed) || typed.length <= LONGEST_SHORT_WORD;
  const isComplete = exact.length > 0 && isShort && begins === 'unless complete';
  if (begins !== 'never' && !isComplete && vocabulary.hasBeginning(typed))
    return { anyOf: [beginning(typed), ...others], favourites: [...exact, ...others] };
  const anyOf = [...exact, ...others];
  return anyOf.length > 0 ? { anyOf, favourites: [] } : null;
}

type Reading = (typed: string, begins: Beginning, vocabulary: Vocabulary) => TypedWord | null;

function closest(typed: string, begins: Beginning, vocabulary: Vocabulary): TypedWord | null {
  const spelled = asTyped(typed, begins, vocabulary);
  if (spelled) return spelled;
  const [nearest] = vocabulary.corrections(typed);
  return nearest ? { anyOf: nearest.all.map(whole), favourites: nearest.likeliest.map(whole) } : null;
}

function widest(typed: string, begins: Beginning, vocabulary: Vocabulary): TypedWord | null {
  const spelled = asTyped(typed, begins, vocabulary);
  const corrections = vocabulary.corrections(typed);
  const anyOf = [...(spelled?.anyOf ?? []), ...corrections.flatMap(({ all }) => all.map(whole))];
  if (anyOf.length === 0) return null;
  return { anyOf, favourites: spelled?.anyOf ?? corrections[0]?.all.map(whole) ?? [] };
}

function asOne({ asOne: names }: Typed, vocabulary: Vocabulary): TypedWord | null {
  const known = names.filter((name) => vocabulary.has(name));
  return known.length > 0 ? { anyOf: known.map(whole), favourites: [] } : null;
}

const titlesOf = (vocabulary: Vocabulary): TitleWords => ({
  has: (word, mayBegin) =>
    [word, ...spellingsOf(word)].some((other) => vocabulary.has(other)) || (mayBegin && vocabulary.hasBeginning(word)),
  mayMean: (word) => vocabulary.corrections(word).length > 0,
  all: vocabulary.words,
});

function* readings(text: string, vocabulary: Vocabulary): Generator<Interpretation> {
  const typed = readTyped(text, vocabulary);
  const words = typed.flatMap((thing) => thing.words);
  const last = typed.at(-1)?.asOne.length === 0 ? words.length - 1 : -1;
  const beginningOf = (word: string, otherwise: Beginning): Beginning =>
    word.length <= LONGEST_UNFINISHED_WORD && word !== words.at(-1) ? 'never' : otherwise;
  const wordByWord = (read: Reading, of: readonly string[], begins: (word: string) => Beginning): TypedWord[] =>
    of.map((word) => read(word, begins(word), vocabulary)).filter((one) => one !== null);
  const strictly = (word: string): Beginning => beginningOf(word, word === words[last] ? 'always' : 'unless complete');
  const loosely = (word: string): Beginning => beginningOf(word, 'always');

  const strict = typed.flatMap((thing) => asOne(thing, vocabulary) ?? wordByWord(closest, thing.words, strictly));
  if (strict.length === 0) return;
  const names = words.filter((word) => !isStrengthOrForm(word));
  if (names.length > 0 && names.every((word) => closest(word, loosely(word), vocabulary) === null)) return;
  yield { words: strict, lacking: 0 };
  const all = wordByWord(closest, words, loosely);
  // Titles may have an amount in another unit only.
  if (all.length === 0) return;
  yield { words: all, lacking: 0 };
  const joined = joinNeighbours(words, vocabulary);
  if (joined) yield { words: wordByWord(closest, joined, loosely), lacking: 0 };
  const wide = wordByWord(widest, words, loosely);
  yield { words: wide, lacking: 0 };
  if (wide.length > 2) yield { words: wide, lacking: 1 };
  yield { words: wide, lacking: wide.length - 1 };
}

/** Strictest first; the caller uses the first that finds products. */
export function* interpretations(wholeText: string, vocabulary: Vocabulary): Generator<Interpretation> {
  const text = firstWords(wholeText, policy.maxSearchWords);
  const titles = titlesOf(vocabulary);
  const meant = inWordsOfTitles(text, titles);
  if (meant === null) return;
  const loose: Interpretation[] = [];
  for (const reading of readings(meant, vocabulary))
    if (reading.lacking > 0) loose.push(reading);
    else yield reading;
  // 'giloy ras' is giloy juice, not a rash.
  const hindi = inWordsOfTitles(text, { ...titles, has: (word) => titles.has(word, false), mayMean: () => true });
  if (hindi !== null && hindi !== meant)
    for (const reading of readings(hindi, vocabulary)) if (reading.lacking === 0) yield reading;
  yield* loose;
}
