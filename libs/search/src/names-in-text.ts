import { editDistance } from './edit-distance.ts';
import { isLikeMedicine } from './forms.ts';
import { inEnglish, type TitleWords } from './hindi.ts';
import { MAX_WORDS_OF_A_NAME, NamesBySound, soundOf } from './hindi-names.ts';
import { namedProducts, type NamedProduct } from './products.ts';
import { allSpellings } from './spellings.ts';
import { searchTerms, titleWordsFor, titleWordsOf, type SearchTerm } from './terms.ts';
import { wordsInOrder } from './words.ts';

/*
 * Finds names in a text: those of `searchTerms`, `titleWordsFor`, `products.ts` and `spellings.ts`. This module calls
 * these four 'the tables'. `piecesOf` splits the text into names, with typing errors corrected by two rules:
 * `entryOf` is for medicines, tests and symptoms, and `everydayNameOf` for other names.
 */

/** The shortest name that is corrected, in letters. A shorter one is too similar to other words. */
const MIN_LENGTH_OF_A_MISTYPED_NAME = 6;

/**
 * True if the lengths differ by at most one letter, and at most one error separates the typed name from the known name
 * or from its beginning: 'paracetamo' passes, and 'paracetam' does not.
 */
const isOneError = (typed: string, name: string) =>
  Math.abs(typed.length - name.length) <= 1 && editDistance(typed, name, 1).beginning <= 1;

/**
 * Returns the entry of `searchTerms` for a name. A name of one word may have a typing error, but not that of a product:
 * 'cloves' are no gloves.
 */
function entryOf(name: string): SearchTerm | undefined {
  const term = searchTerms.get(name);
  if (term || name.length < MIN_LENGTH_OF_A_MISTYPED_NAME || name.includes(' ')) return term;
  return [...searchTerms].find(
    ([known, { kind }]) =>
      kind !== 'product' && known.length >= MIN_LENGTH_OF_A_MISTYPED_NAME && isOneError(name, known),
  )?.[1];
}

/** The shortest everyday name in which a typing error is corrected, in letters. */
const MIN_LENGTH_OF_AN_EVERYDAY_NAME = 5;

const HAS_DIGIT = /\p{N}/u;

/** True for the name of a medicine, a test or a symptom. `entryOf` corrects typing errors in these. */
function isCorrectedByEntryOf(name: string): boolean {
  const term = searchTerms.get(name);
  return term !== undefined && term.kind !== 'product';
}

let everydayNames: readonly string[] | undefined;

/**
 * Returns the names of `titleWordsFor`, `products.ts` and `spellings.ts` that are long enough. Titles may have other
 * words for them: 'acidity' is 'antacid' in them. The list is made at the first call.
 */
const allEverydayNames = (): readonly string[] =>
  (everydayNames ??= [...titleWordsFor.keys(), ...namedProducts.keys(), ...allSpellings()].filter(
    (name) => name.length >= MIN_LENGTH_OF_AN_EVERYDAY_NAME && !isCorrectedByEntryOf(name),
  ));

/**
 * True if a search for this everyday name finds titles: they have the words that mean it. False for a name that is
 * itself a word of titles, because `vocabulary.ts` corrects typing errors in such a word. The names of `products.ts`,
 * which are nutrients, devices and things of the household, are corrected here even if they are words of titles:
 * `words-of-titles.ts` makes required words of such a name only if it is written without an error.
 */
function canSearchFor(name: string, titles: TitleWords): boolean {
  if (titles.all.includes(name) && !namedProducts.has(name)) return false;
  const wordsOfTitles = titleWordsOf(name) ?? name;
  // With false, each title word must be whole.
  return wordsOfTitles.split(' ').every((word) => titles.has(word, false));
}

/**
 * The shortest word of a name that may be mistyped, in letters. A shorter one has to be the typed one: 'vitamin e' is
 * no typing error for 'vitamin d'.
 */
const MIN_LENGTH_OF_A_MISTYPED_WORD = 4;

/**
 * Returns the everyday name that differs from the words by one typing error, or undefined. Words that titles have, or
 * that begin a word of a title, stay.
 */
function everydayNameOf(words: readonly string[], titles: TitleWords): string | undefined {
  const typed = words.join(' ');
  if (typed.length < MIN_LENGTH_OF_AN_EVERYDAY_NAME || HAS_DIGIT.test(typed)) return undefined;
  // With true, a word counts that a longer word of a title begins with.
  if (words.every((word) => titles.has(word, true))) return undefined;
  return allEverydayNames().find((name) => {
    const wordsOfName = name.split(' ');
    return (
      Math.abs(name.length - typed.length) <= 1 &&
      wordsOfName.length === words.length &&
      wordsOfName.every((word, at) => word.length >= MIN_LENGTH_OF_A_MISTYPED_WORD || word === words[at]) &&
      editDistance(typed, name, 1).whole === 1 &&
      canSearchFor(name, titles)
    );
  });
}

/** A name of the tables, or a single word. A field is undefined if it does not apply. */
export interface Piece {
  /** The words of the text that this piece covers, with their typing errors. */
  readonly words: readonly string[];
  /** The entry of `searchTerms`. */
  readonly term: SearchTerm | undefined;
  /** The everyday name that was meant, if the words are one with a typing error. */
  readonly corrected: string | undefined;
  /** The words of titles for the name, with a space between them. */
  readonly titleWords: string | undefined;
  /** The entry of `products.ts`. */
  readonly product: NamedProduct | undefined;
}

const pieceOf = (
  words: readonly string[],
  term: SearchTerm | undefined,
  corrected: string | undefined = undefined,
): Piece => {
  const name = corrected ?? words.join(' ');
  return { words, term, corrected, titleWords: titleWordsOf(name), product: namedProducts.get(name) };
};

/**
 * Returns the first piece of the words: the longest name of the tables at their beginning, or else the first word. With
 * `titles`, a longer everyday name with a typing error comes before that, unless the piece is a term.
 */
function firstPiece(words: readonly string[], titles: TitleWords | undefined): Piece {
  const longest = Math.min(MAX_WORDS_OF_A_NAME, words.length);
  // The longest beginning is the first.
  const beginnings = Array.from({ length: longest }, (_, index) => words.slice(0, longest - index));
  const exact = beginnings.find((some) => searchTerms.has(some.join(' ')) || titleWordsFor.has(some.join(' ')));
  const piece = exact ?? words.slice(0, 1);
  const term = entryOf(piece.join(' '));
  if (titles === undefined || term !== undefined) return pieceOf(piece, term);
  const longerThanExact = beginnings.filter(({ length }) => length > (exact?.length ?? 0));
  for (const typed of longerThanExact) {
    const corrected = everydayNameOf(typed, titles);
    if (corrected !== undefined) return pieceOf(typed, undefined, corrected);
  }
  return pieceOf(piece, undefined);
}

/**
 * Splits a text into names of `searchTerms` and `titleWordsFor`, the longest possible ones, and other single words.
 * With `titles`, a typing error in an everyday name is corrected.
 */
export function piecesOf(text: string, titles?: TitleWords): Piece[] {
  const words = wordsInOrder(text);
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const piece = firstPiece(words.slice(at), titles);
    pieces.push(piece);
    at += piece.words.length;
  }
  return pieces;
}

let namesBySound: NamesBySound | undefined;

/** Returns the names of all tables by their sounds. They are made at the first call. */
export const allNamesBySound = (): NamesBySound =>
  (namesBySound ??= new NamesBySound([...searchTerms.keys(), ...titleWordsFor.keys(), ...allSpellings()]));

/**
 * The fewest letters of a text that may be the beginning of a name. With fewer letters, almost every text would count
 * as the beginning of one.
 */
const MIN_LENGTH_OF_AN_UNFINISHED_NAME = 3;

/**
 * Returns the names of the tables, in English, that begin with the text and are longer: 'blood pressure' for 'रक्त'.
 * Some may be names of things that the shop does not sell.
 */
export function namesBeginning(text: string): readonly string[] {
  const words = wordsInOrder(text);
  const typed = words.join(' ');
  if (typed.length < MIN_LENGTH_OF_AN_UNFINISHED_NAME) return [];
  const known = [...searchTerms.keys(), ...titleWordsFor.keys(), ...allSpellings()];
  const sounds = words.map(soundOf);
  const sound = sounds.join('');
  // A word in a script that is neither Latin nor Devanagari has no sound, and every name begins with an empty one.
  const hasSound = !sounds.includes('') && sound.length >= MIN_LENGTH_OF_AN_UNFINISHED_NAME;
  return [
    ...known.filter((name) => name.startsWith(typed) && name !== typed),
    ...(hasSound ? allNamesBySound().beginning(sound) : []),
  ];
}

const noTitles: TitleWords = { has: () => false, mayBeMistyped: () => false, all: [] };

/** The term of a medicine that no table has. It has no concern, because a suggestion could be medical advice. */
const unlistedMedicine: SearchTerm = { kind: 'medicine', concern: null };

/** Words that make a thing to buy of the name of a test, as in 'thyroid test kit'. */
const wordsOfDevices: ReadonlySet<string> = new Set([
  ...['strip', 'strips', 'kit', 'kits', 'machine', 'machines'],
  ...['meter', 'meters', 'monitor', 'monitors', 'device', 'devices'],
]);

/**
 * Returns the first medicine, test or symptom that a search text names, in English or Hindi, even with a typing error,
 * and without any of them the first product. A word that begins or ends as names of medicines do counts as a medicine.
 * Products come last, because a product next to a medicine may be sold: of 'zinc crocin' the shop has zinc, and not the
 * medicine. A test with the word of a device is a product.
 */
export function termIn(text: string): SearchTerm | undefined {
  const { english } = inEnglish(text, noTitles, allNamesBySound);
  const terms = piecesOf(english).flatMap(({ term }) => term ?? []);
  const named = terms.find(({ kind }) => kind !== 'product');
  if (named?.kind === 'test' && wordsInOrder(english).some((word) => wordsOfDevices.has(word)))
    return { kind: 'product', concern: named.concern };
  if (named) return named;
  return wordsInOrder(english).some(isLikeMedicine) ? unlistedMedicine : terms[0];
}
