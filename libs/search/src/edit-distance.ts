interface Distance {
  /** The cost of turning the typed word into the whole word. */
  readonly whole: number;
  /**
   * The cost of turning the typed word into the most similar beginning of the whole word, because the shopper may still
   * be typing.
   */
  readonly beginning: number;
}

/** The number of letters from 'a' to 'z'. Each has a place in a table of costs. */
const LETTERS = 26;
/** The last place of a table of costs, for all other characters. */
const OTHER_PLACE = LETTERS;
const PLACES = LETTERS + 1;

/** What each kind of error costs. */
export interface Costs {
  /** The cost of a missing or an extra letter: 27 values, by the place of the letter. */
  readonly ofMissingOrExtra: Float32Array;
  /**
   * The cost of one letter in place of another: 27 rows of 27 values one after the other, with the row of the typed
   * letter and the column of the right one. The value for a letter and itself is not used.
   */
  readonly ofAnother: Float32Array;
}

const ONE_FOR_EACH_ERROR: Costs = {
  ofMissingOrExtra: new Float32Array(PLACES).fill(1),
  ofAnother: new Float32Array(PLACES ** 2).fill(1),
};

const CODE_OF_A = 'a'.charCodeAt(0);

/** Returns the place of a character in a table of costs. A capital letter has none of its own. */
function placeOf(code: number): number {
  const place = code - CODE_OF_A;
  return place >= 0 && place < LETTERS ? place : OTHER_PLACE;
}

/**
 * True if the letters before these two places are neighbours that were swapped: 'ab' in one word and 'ba' in the other.
 */
const areSwapped = (typed: string, row: number, word: string, column: number): boolean =>
  row > 1 &&
  column > 1 &&
  typed.charCodeAt(row - 1) === word.charCodeAt(column - 2) &&
  typed.charCodeAt(row - 2) === word.charCodeAt(column - 1);

/**
 * Returns the cost of the errors in `typed`, compared with the whole of `word` and with its most similar beginning. An
 * error is a missing letter, an extra letter, another letter, or two neighbours swapped. Without `costs` each error
 * costs 1; swapped neighbours always do. Both words must be in lower case.
 *
 * A distance above `atMost` is returned as infinite; the computation then stops early.
 *
 * The algorithm is 'optimal string alignment' (https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance). It fills a
 * matrix with a row for each letter of `typed` and a column for each letter of `word`. The entry at a row and a column
 * is the distance between the letters up to there. An entry depends on three neighbours, and on the row before the last
 * one for swapped letters, so only three rows are kept. The last entry of the last row is the distance of the whole
 * words, and the smallest entry of that row is the distance to a beginning.
 */
export function editDistance(
  typed: string,
  word: string,
  atMost = Infinity,
  { ofMissingOrExtra, ofAnother }: Costs = ONE_FOR_EACH_ERROR,
): Distance {
  let rowBeforeLast: number[] = [];
  let lastRow = [0];
  for (let column = 0; column < word.length; column += 1)
    lastRow[column + 1] = lastRow[column]! + ofMissingOrExtra[placeOf(word.charCodeAt(column))]!;
  let lowestOfLastRow = 0;
  for (let row = 1; row <= typed.length; row += 1) {
    const typedCode = typed.charCodeAt(row - 1);
    const typedPlace = placeOf(typedCode);
    const costOfExtraLetter = ofMissingOrExtra[typedPlace]!;
    const currentRow = [lastRow[0]! + costOfExtraLetter];
    let lowest = currentRow[0]!;
    for (let column = 1; column <= word.length; column += 1) {
      const code = word.charCodeAt(column - 1);
      const place = placeOf(code);
      let cost = Math.min(
        lastRow[column]! + costOfExtraLetter,
        currentRow[column - 1]! + ofMissingOrExtra[place]!,
        lastRow[column - 1]! + (typedCode === code ? 0 : ofAnother[typedPlace * PLACES + place]!),
      );
      if (areSwapped(typed, row, word, column)) cost = Math.min(cost, rowBeforeLast[column - 2]! + 1);
      currentRow[column] = cost;
      if (cost < lowest) lowest = cost;
    }
    // No cost is negative, so the lowest entry of a later row is never below the lowest entry of the two rows before
    // it.
    if (lowest > atMost && lowestOfLastRow > atMost) return { whole: Infinity, beginning: Infinity };
    lowestOfLastRow = lowest;
    rowBeforeLast = lastRow;
    lastRow = currentRow;
  }
  const within = (cost: number): number => (cost > atMost ? Infinity : cost);
  return { whole: within(lastRow[word.length]!), beginning: within(Math.min(...lastRow)) };
}
