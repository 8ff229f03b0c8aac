import { inEnglish, type TitleWords } from './hindi.ts';
import { allNamesBySound, piecesOf, type Piece } from './names-in-text.ts';

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
  /** The words of products that are not sold and were left out next to one that is: 'gloves' of 'zinc gloves'. */
  readonly unsoldWords: readonly string[];
}

/** True if the titles have all words for the piece. */
function isSold({ words, titleWords }: Piece, titles: TitleWords): boolean {
  const needed = titleWords?.split(' ') ?? words;
  // A single word may be unfinished, so it may be the beginning of a word of a title.
  const mayBegin = needed.length === 1;
  return needed.every((word) => titles.has(word, mayBegin));
}

/**
 * Returns the pieces without the products that are not sold. Returns null in two cases: products are not sold and none
 * of the pieces is a product that is sold; or the shop sells nothing for a medicine, a test or a symptom in the text.
 */
function withoutUnsold(pieces: readonly Piece[], titles: TitleWords): readonly Piece[] | null {
  const unsold = pieces.filter((piece) => piece.term !== undefined && !isSold(piece, titles));
  const isProductSold = pieces.some((piece) => piece.product && isSold(piece, titles));
  const mayBeLeftOut = ({ product }: Piece) => product !== undefined && isProductSold;
  return unsold.every(mayBeLeftOut) ? pieces.filter((piece) => !unsold.includes(piece)) : null;
}

/** True if the words of the piece stay as they are: it has no correction, and titles have no other words for it. */
function isUnchanged({ words, corrected, titleWords }: Piece): boolean {
  const typed = words.join(' ');
  return (titleWords ?? corrected ?? typed) === typed;
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
  // `inEnglish` returns the English with corrected typing errors (`english`) and without (`asTyped`). Here these are
  // `corrected` and `english`, as in `InWordsOfTitles`.
  const { english: corrected, asTyped: english } = inEnglish(text, titles, allNamesBySound);
  const textToLookUp = isLiteral ? english : corrected;
  const allPieces = piecesOf(textToLookUp, isLiteral ? undefined : titles);
  const pieces = withoutUnsold(allPieces, titles);
  if (pieces === null) return null;
  const products = pieces.flatMap(({ product }) => product ?? []);
  const requiredWords = new Set(products.flatMap(({ titleWords }) => titleWords.split(' ')));
  const favouredWords = products.flatMap(({ favoured }) => favoured);
  const isShorter = pieces.length < allPieces.length;
  const unsoldWords = allPieces.filter((piece) => !pieces.includes(piece)).flatMap(({ words }) => words);
  // If no piece changes, the text stays as `inEnglish` has returned it. Otherwise it becomes words with spaces between
  // them.
  if (!isShorter && pieces.every(isUnchanged))
    return { text: textToLookUp, english, correctedEnglish: textToLookUp, requiredWords, favouredWords, unsoldWords };
  const isCorrected = pieces.some((piece) => piece.corrected !== undefined);
  return {
    text: pieces.flatMap((piece) => piece.titleWords ?? piece.corrected ?? piece.words).join(' '),
    english,
    correctedEnglish: isCorrected
      ? allPieces.flatMap((piece) => piece.corrected ?? piece.words).join(' ')
      : textToLookUp,
    requiredWords,
    favouredWords,
    unsoldWords,
  };
}
