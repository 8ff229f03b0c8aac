import { editDistance } from './edit-distance.ts';
import { inEnglish, type TitleWords } from './hindi.ts';
import { MAX_WORDS_OF_A_NAME, NamesBySound, soundOf } from './hindi-names.ts';
import { namedProducts, type NamedProduct } from './products.ts';
import { allSpellings } from './spellings.ts';
import { wordsInOrder } from './words.ts';

/** The subject of a search. The shop suggests one search of its products for each; the texts are in `libs/copy/src/en/search-help.ts`. */
export type Concern =
  | 'bones'
  | 'cold'
  | 'diabetes'
  | 'eyes'
  | 'fever'
  | 'firstAid'
  | 'fluids'
  | 'heart'
  | 'hygiene'
  | 'oils'
  | 'pain'
  | 'shaving'
  | 'skin'
  | 'steam'
  | 'stomach'
  | 'vitamins'
  | 'warmth'
  | 'women';

/**
 * A medicine, a laboratory test or a symptom that shoppers search for, and that the shop usually does not sell, or a
 * product of `products.ts`, which it may sell.
 */
export interface SearchTerm {
  readonly kind: 'medicine' | 'test' | 'symptom' | 'product';
  /** The subject to suggest. Null if none fits, as for most tests, or if a suggestion would be medical advice. */
  readonly concern: Concern | null;
}

type Row = readonly [kind: SearchTerm['kind'], concern: Concern | null, names: readonly string[]];

/**
 * The names of terms, in lower case and of up to four words. The table must not imply that a product helps against
 * something or replaces a medicine.
 */
const rows: readonly Row[] = [
  // The first rows are in the National List of Essential Medicines of India, 2022.
  ['medicine', 'fever', ['paracetamol', 'acetaminophen']],
  ['medicine', 'pain', ['ibuprofen', 'diclofenac', 'aspirin', 'acetylsalicylic acid']],
  ['medicine', 'cold', ['cetirizine', 'salbutamol', 'budesonide', 'inhaler']],
  ['medicine', 'stomach', ['omeprazole', 'ondansetron', 'domperidone', 'loperamide']],
  ['medicine', 'diabetes', ['metformin', 'glimepiride', 'insulin']],
  ['medicine', 'heart', ['amlodipine', 'telmisartan', 'metoprolol', 'atorvastatin']],
  // The next rows are antibiotics, antifungals, hormones and the like. They have no subject, because a suggestion under
  // such a name would be medical advice.
  ['medicine', null, ['amoxicillin', 'azithromycin', 'cefixime', 'ciprofloxacin', 'doxycycline']],
  ['medicine', null, ['albendazole', 'fluconazole', 'prednisolone', 'levothyroxine', 'thyroxine']],
  // The next rows are trade names of medicines.
  ['medicine', 'fever', ['crocin', 'dolo', 'calpol']],
  ['medicine', 'pain', ['combiflam', 'saridon', 'disprin', 'volini', 'moov', 'iodex', 'brufen', 'meftal']],
  ['medicine', 'cold', ['benadryl', 'cetzine', 'okacet', 'allegra', 'asthalin', 'sinarest', 'otrivin']],
  ['medicine', 'stomach', ['digene', 'gelusil', 'eno', 'omez', 'pan 40', 'pantocid', 'rantac', 'pudin hara']],
  ['medicine', 'diabetes', ['glycomet', 'amaryl', 'januvia']],
  ['medicine', 'heart', ['ecosprin', 'telma', 'amlong']],
  ['medicine', null, ['augmentin', 'azithral', 'taxim', 'thyronorm', 'eltroxin', 'wysolone']],
  ['symptom', 'pain', ['sir dard', 'sar dard', 'headache', 'head ache', 'migraine', 'badan dard']],
  ['symptom', 'cold', ['cold', 'common cold', 'sardi', 'zukam', 'jukam', 'sardi zukam']],
  ['symptom', 'cold', ['sore throat', 'gala kharab', 'blocked nose', 'asthma', 'dama']],
  ['symptom', 'stomach', ['pet dard', 'pet mein dard', 'pet me dard', 'stomach ache', 'stomach pain']],
  ['symptom', 'stomach', ['stomach', 'pet', 'gas', 'pet me gas', 'badhazmi', 'ulti', 'vomiting']],
  // The shop suggests only what replaces the lost water and salts: a remedy for the stomach could do harm.
  ['symptom', 'fluids', ['loose motion', 'loose motions', 'dast', 'diarrhoea', 'diarrhea']],
  ['symptom', 'diabetes', ['sugar ki bimari', 'blood sugar']],
  ['symptom', 'heart', ['heart', 'heart care', 'dil', 'hypertension', 'cholesterol']],
  ['symptom', 'bones', ['ghutno ka dard', 'knee pain', 'kamar dard', 'back pain', 'arthritis', 'gathiya']],
  ['symptom', 'skin', ['khujli', 'itching', 'eczema', 'daad', 'ringworm', 'fungal infection']],
  ['symptom', 'eyes', ['conjunctivitis', 'red eyes']],
  ['symptom', 'women', ['masik dharm', 'pcod', 'pcos']],
  ['symptom', 'bones', ['pith dard', 'jodo ka dard', 'haath pair dard']],
  ['symptom', 'cold', ['gale mein dard', 'gale ki kharash', 'saans phoolna']],
  ['symptom', null, ['chhati mein dard', 'sine mein dard', 'dant dard', 'aankh mein dard', 'bawasir']],
  ['symptom', null, ['weight loss', 'weight gain', 'mouth ulcer', 'mouth ulcers']],
  ['symptom', null, ['ear', 'ear care', 'ear pain', 'kaan dard', 'ear drops', 'chest pain']],
  ['test', 'diabetes', ['sugar test', 'diabetes test', 'blood sugar test', 'hba1c', 'glucose test']],
  ['test', 'heart', ['lipid profile', 'cholesterol test', 'ecg']],
  ['test', null, ['blood test', 'thyroid test', 'thyroid', 'cbc', 'urine test', 'vitamin d test']],
  ['test', null, ['full body checkup', 'health checkup', 'khoon ki jaanch', 'liver function test']],
];

/**
 * Other names of things that the shop sells, each with the words that titles have for it. These words may be missing in a
 * title like all others; the sure names are in `products.ts`.
 */
const titleWordsFor: ReadonlyMap<string, string> = new Map([
  ['bp', 'blood pressure'],
  ['high bp', 'blood pressure'],
  ['hair fall', 'hair'],
  ['hair loss', 'hair'],
  ['lip guard', 'lip balm'],
  ['indigestion', 'digestive'],
]);

/**
 * The terms by name. `termIn` and `inWordsOfTitles` look up single names.
 *
 * @forTests Tests check the whole table.
 */
export const searchTerms = new Map<string, SearchTerm>([
  ...rows.flatMap(([kind, concern, names]) => names.map((name) => [name, { kind, concern }] as const)),
  ...[...namedProducts].map(([name, { concern }]) => [name, { kind: 'product', concern }] as const),
]);

/** The shortest name that is corrected, in letters. A shorter one is too similar to other words. */
const MIN_LENGTH_OF_A_MISTYPED_NAME = 6;

/**
 * True if the lengths differ by at most one letter, and at most one error separates the typed name from the known name
 * or from its beginning: 'paracetamo' passes, and 'paracetam' does not.
 */
const isOneError = (typed: string, name: string) =>
  Math.abs(typed.length - name.length) <= 1 && editDistance(typed, name, 1).beginning <= 1;

/**
 * Returns the term of a name. A name of one word may have a typing error, but not that of a product: 'cloves' are no
 * gloves.
 */
function termOf(name: string): SearchTerm | undefined {
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

/**
 * The names of `titleWordsFor`, `products.ts` and `spellings.ts`. Titles may have other words for them: 'acidity' is
 * 'antacid' in them.
 */
let everydayNames: readonly string[] | undefined;

const allEverydayNames = (): readonly string[] =>
  (everydayNames ??= [...titleWordsFor.keys(), ...namedProducts.keys(), ...allSpellings()].filter(
    (name) => name.length >= MIN_LENGTH_OF_AN_EVERYDAY_NAME && (searchTerms.get(name)?.kind ?? 'product') === 'product',
  ));

/** Returns the words that titles have for a name, or undefined if no table has the name. */
const titleWordsOf = (name: string): string | undefined =>
  namedProducts.get(name)?.titleWords ?? titleWordsFor.get(name);

/**
 * True if titles have other words for an everyday name, and not the name itself, which `vocabulary.ts` corrects. The name
 * of a product counts in any case.
 */
const isFoundBy = (name: string, titles: TitleWords): boolean =>
  (namedProducts.has(name) || !titles.all.includes(name)) &&
  (titleWordsOf(name) ?? name).split(' ').every((word) => titles.has(word, false));

/**
 * The shortest word of a name that may be mistyped, in letters. A shorter one has to be the typed one: 'vitamin e' is
 * no typing error for 'vitamin d'.
 */
const MIN_LENGTH_OF_A_MISTYPED_WORD = 4;

/**
 * Returns the everyday name that the words are with one typing error, or undefined. Words that titles have, or that
 * begin a word of a title, stay.
 */
function everydayNameOf(words: readonly string[], titles: TitleWords): string | undefined {
  const typed = words.join(' ');
  if (typed.length < MIN_LENGTH_OF_AN_EVERYDAY_NAME || HAS_DIGIT.test(typed)) return undefined;
  if (words.every((word) => titles.has(word, true))) return undefined;
  return allEverydayNames().find((name) => {
    const wordsOfName = name.split(' ');
    return (
      Math.abs(name.length - typed.length) <= 1 &&
      wordsOfName.length === words.length &&
      wordsOfName.every((word, at) => word.length >= MIN_LENGTH_OF_A_MISTYPED_WORD || word === words[at]) &&
      editDistance(typed, name, 1).whole === 1 &&
      isFoundBy(name, titles)
    );
  });
}

/** A name of the tables, or a single word. */
interface Piece {
  /** The words as typed. */
  readonly words: readonly string[];
  readonly term: SearchTerm | undefined;
  /** The everyday name that was meant, if the words are one with a typing error. */
  readonly corrected: string | undefined;
  /** The words of titles for the name, if any. */
  readonly title: string | undefined;
  /** The entry of `products.ts`, if any. */
  readonly product: NamedProduct | undefined;
}

const pieceOf = (
  words: readonly string[],
  term: SearchTerm | undefined,
  corrected: string | undefined = undefined,
): Piece => {
  const name = corrected ?? words.join(' ');
  return { words, term, corrected, title: titleWordsOf(name), product: namedProducts.get(name) };
};

/**
 * Returns the first piece of the words: the longest name of the tables at their beginning, or else the first word. With
 * `titles`, a longer everyday name with a typing error comes before that, unless the piece is a term.
 */
function firstPiece(words: readonly string[], titles: TitleWords | undefined): Piece {
  const longest = Math.min(MAX_WORDS_OF_A_NAME, words.length);
  const beginnings = Array.from({ length: longest }, (_, index) => words.slice(0, longest - index));
  const exact = beginnings.find((some) => searchTerms.has(some.join(' ')) || titleWordsFor.has(some.join(' ')));
  const piece = exact ?? words.slice(0, 1);
  const term = termOf(piece.join(' '));
  if (titles === undefined || term !== undefined) return pieceOf(piece, term);
  const longerThanExact = beginnings.filter(({ length }) => length > (exact?.length ?? 0));
  for (const typed of longerThanExact) {
    const corrected = everydayNameOf(typed, titles);
    if (corrected !== undefined) return pieceOf(typed, undefined, corrected);
  }
  return pieceOf(piece, undefined);
}

/**
 * Splits a text into names of `searchTerms` and `titleWordsFor`, the longest possible ones, and other single words. With
 * `titles`, a typing error in an everyday name is corrected.
 */
function piecesOf(text: string, titles?: TitleWords): Piece[] {
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

const names = (): NamesBySound =>
  (namesBySound ??= new NamesBySound([...searchTerms.keys(), ...titleWordsFor.keys(), ...allSpellings()]));

/** A search text in the words that titles use. */
export interface InWordsOfTitles {
  /** The typed text with its Hindi in English, and with 'bp machine' as 'blood pressure monitor'. */
  readonly text: string;
  /** The typed text with its Hindi in English. Its typing errors stay. */
  readonly english: string;
  /**
   * The same with its typing errors in names of the tables corrected: 'acidity' for 'acidiy'. Typing errors in words of
   * titles stay.
   */
  readonly correctedEnglish: string;
  /**
   * The words of `text` that name a product for sure: 'd3' for 'vitamin d'. A title needs all of them, and none is a
   * typing error.
   */
  readonly requiredWords: ReadonlySet<string>;
  /** Words of the titles that are meant first, such as 'iu' for vitamin D. Titles with them rank higher. */
  readonly favouredWords: readonly string[];
}

/** True if the titles have all words for the piece. */
function isSold({ words, title }: Piece, titles: TitleWords): boolean {
  const titleWords = title?.split(' ') ?? words;
  // A single word may be unfinished, so it may be the beginning of a word of a title.
  const mayBegin = titleWords.length === 1;
  return titleWords.every((word) => titles.has(word, mayBegin));
}

/**
 * Returns the pieces without the products that are not sold. Null if there is no product that is sold next to them, and
 * if a medicine, a test or a symptom is not sold.
 */
function withoutUnsold(pieces: readonly Piece[], titles: TitleWords): readonly Piece[] | null {
  const unsold = pieces.filter((piece) => piece.term !== undefined && !isSold(piece, titles));
  const isProductSold = pieces.some((piece) => piece.product && isSold(piece, titles));
  const mayBeLeftOut = ({ product }: Piece) => product !== undefined && isProductSold;
  return unsold.every(mayBeLeftOut) ? pieces.filter((piece) => !unsold.includes(piece)) : null;
}

/** True if titles have the piece as it was typed. */
function isUnchanged({ words, corrected, title }: Piece): boolean {
  const typed = words.join(' ');
  return (title ?? corrected ?? typed) === typed;
}

/**
 * Returns the search text in the words that titles use. Returns null if the text names, perhaps with a typing error, a
 * medicine, a test, a symptom or a product of which at least one word is in no title. The search then finds nothing,
 * because a product with a similar name would be another medicine. Next to a product that is sold, the name of one that
 * is not sold is left out instead: 'zinc gloves' is zinc.
 *
 * With `isLiteral`, as for a text in double quotes, typing errors in everyday names stay.
 */
export function inWordsOfTitles(text: string, titles: TitleWords, { isLiteral = false } = {}): InWordsOfTitles | null {
  const { english: corrected, asTyped: english } = inEnglish(text, titles, names);
  const inTables = isLiteral ? english : corrected;
  const allPieces = piecesOf(inTables, isLiteral ? undefined : titles);
  const pieces = withoutUnsold(allPieces, titles);
  if (pieces === null) return null;
  const products = pieces.flatMap(({ product }) => product ?? []);
  const requiredWords = new Set(products.flatMap(({ titleWords }) => titleWords.split(' ')));
  const favouredWords = products.flatMap(({ favoured }) => favoured);
  const isShorter = pieces.length < allPieces.length;
  // An unchanged text stays as it was typed. A changed one becomes words with spaces between them.
  if (!isShorter && pieces.every(isUnchanged))
    return { text: inTables, english, correctedEnglish: inTables, requiredWords, favouredWords };
  const isCorrected = pieces.some((piece) => piece.corrected !== undefined);
  return {
    text: pieces.flatMap((piece) => piece.title ?? piece.corrected ?? piece.words).join(' '),
    english,
    correctedEnglish: isCorrected ? allPieces.flatMap((piece) => piece.corrected ?? piece.words).join(' ') : inTables,
    requiredWords,
    favouredWords,
  };
}

/**
 * The fewest letters of a text that may be the beginning of a name. So many names begin with fewer letters that a text
 * without a match would never be a complete one.
 */
const MIN_LENGTH_OF_AN_UNFINISHED_NAME = 3;

/**
 * Returns the names of the tables, in English, that begin with the text and are longer: 'blood pressure' for 'रक्त'. Some
 * may be names of things that the shop does not sell.
 */
export function namesBeginning(text: string): readonly string[] {
  const words = wordsInOrder(text);
  const typed = words.join(' ');
  if (typed.length < MIN_LENGTH_OF_AN_UNFINISHED_NAME) return [];
  const known = [...searchTerms.keys(), ...titleWordsFor.keys(), ...allSpellings()];
  const sounds = words.map(soundOf);
  const sound = sounds.join('');
  // A word in a script that is neither Latin nor Devanagari has no sound, and every name begins with an empty one.
  const isHeard = !sounds.includes('') && sound.length >= MIN_LENGTH_OF_AN_UNFINISHED_NAME;
  return [
    ...known.filter((name) => name.startsWith(typed) && name !== typed),
    ...(isHeard ? names().beginning(sound) : []),
  ];
}

const noTitles: TitleWords = { has: () => false, mayBeMistyped: () => false, all: [] };

/**
 * Returns the first medicine, test or symptom that a search text names, in English or Hindi, even with a typing error, and
 * without any of them the first product. A product next to them may be sold: in 'zinc crocin' the medicine is not.
 */
export function termIn(text: string): SearchTerm | undefined {
  const terms = piecesOf(inEnglish(text, noTitles, names).english).flatMap(({ term }) => term ?? []);
  return terms.find(({ kind }) => kind !== 'product') ?? terms[0];
}
