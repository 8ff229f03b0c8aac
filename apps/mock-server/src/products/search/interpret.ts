import { spellingsOf } from './spellings.ts';
import { readTyped, type Typed } from './typed.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isNumber } from './words.ts';

/** A word of a title, or the beginning of one. */
export interface Term {
  readonly word: string;
  readonly beginning: boolean;
}

/** What one typed word stands for: a title has to hold any of these. */
export interface TypedWord {
  readonly anyOf: readonly Term[];
  /** Those of them that rank a title higher. Empty where all are equally good. */
  readonly favourites: readonly Term[];
}

/** One way to understand what was typed. */
export interface Interpretation {
  readonly words: readonly TypedWord[];
  /** How many of the words a title may lack. */
  readonly lacking: number;
}

/** The interpretation met by favourites alone, or null where that narrows nothing. */
export function favouritesOf({ words, lacking }: Interpretation): Interpretation | null {
  if (lacking > 0 || words.every(({ favourites }) => favourites.length === 0)) return null;
  const narrowed = words.map(({ anyOf, favourites }) => ({
    anyOf: favourites.length > 0 ? favourites : anyOf,
    favourites: [],
  }));
  return { words: narrowed, lacking };
}

/** A number or a word as short as this is taken for a beginning only while it is being typed, that is at the end. */
const LONGEST_SHORT_WORD = 3;

const whole = (word: string): Term => ({ word, beginning: false });
const beginning = (word: string): Term => ({ word, beginning: true });

/** The word as it is written and as others write it, as far as titles hold it. */
function asTyped(typed: string, isLast: boolean, vocabulary: Vocabulary): TypedWord | null {
  const others = spellingsOf(typed)
    .filter((other) => vocabulary.has(other))
    .map(whole);
  const exact = vocabulary.has(typed) ? [whole(typed)] : [];
  const isComplete = exact.length > 0 && !isLast && (isNumber(typed) || typed.length <= LONGEST_SHORT_WORD);
  if (!isComplete && vocabulary.hasBeginning(typed))
    return { anyOf: [beginning(typed), ...others], favourites: [...exact, ...others] };
  const anyOf = [...exact, ...others];
  return anyOf.length > 0 ? { anyOf, favourites: [] } : null;
}

type Reading = (typed: string, isLast: boolean, vocabulary: Vocabulary) => TypedWord | null;

function closest(typed: string, isLast: boolean, vocabulary: Vocabulary): TypedWord | null {
  const spelled = asTyped(typed, isLast, vocabulary);
  if (spelled) return spelled;
  const [nearest] = vocabulary.corrections(typed);
  return nearest ? { anyOf: nearest.all.map(whole), favourites: nearest.likeliest.map(whole) } : null;
}

function widest(typed: string, isLast: boolean, vocabulary: Vocabulary): TypedWord | null {
  const spelled = asTyped(typed, isLast, vocabulary);
  const corrections = vocabulary.corrections(typed);
  const anyOf = [...(spelled?.anyOf ?? []), ...corrections.flatMap(({ all }) => all.map(whole))];
  if (anyOf.length === 0) return null;
  return { anyOf, favourites: spelled?.anyOf ?? corrections[0]?.all.map(whole) ?? [] };
}

/** The amount or pack as the one thing it is, where any title has it. */
function asOne({ asOne: names }: Typed, vocabulary: Vocabulary): TypedWord | null {
  const known = names.filter((name) => vocabulary.has(name));
  return known.length > 0 ? { anyOf: known.map(whole), favourites: [] } : null;
}

const present = <T>(value: T | null): value is T => value !== null;

/**
 * The ways to understand a search text, the strictest first; the caller takes the first that finds anything, and later
 * ones are not worked out before. A word that nothing resembles is passed over as long as another one is known.
 */
export function* interpretations(text: string, vocabulary: Vocabulary): Generator<Interpretation> {
  const typed = readTyped(text, vocabulary);
  const wordByWord = (read: Reading, { words, asOne }: Typed): TypedWord[] =>
    // What makes up an amount or a pack is complete; only a last word of its own may be a beginning.
    words
      .map((word) => read(word, asOne.length === 0 && typed.at(-1)?.words.at(-1) === word, vocabulary))
      .filter(present);

  const strict = typed.flatMap((thing) => asOne(thing, vocabulary) ?? wordByWord(closest, thing));
  if (strict.length === 0) return;
  yield { words: strict, lacking: 0 };
  if (typed.some((thing) => asOne(thing, vocabulary)))
    yield { words: typed.flatMap((thing) => wordByWord(closest, thing)), lacking: 0 };
  const wide = typed.flatMap((thing) => wordByWord(widest, thing));
  yield { words: wide, lacking: 0 };
  if (wide.length > 2) yield { words: wide, lacking: 1 };
  yield { words: wide, lacking: wide.length - 1 };
}
