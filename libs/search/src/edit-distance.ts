interface Distance {
  /** The cost of turning the typed word into the whole word. */
  readonly whole: number;
  /** The cost of turning it into the most similar beginning of the word, because the shopper may still be typing. */
  readonly beginning: number;
}

/**
 * The number of places in a table of costs: one for each letter from 'a' to 'z', and the last for all other characters.
 */
const PLACES = 27;

/** What each kind of error costs. */
export interface Costs {
  /** The cost of a letter too much or too few: 27 values, by the place of the letter. */
  readonly ofOneMoreOrLess: Float32Array;
  /**
   * The cost of one letter in place of another: 27 rows of 27 values one after the other, with the row of the typed
   * letter and the column of the right one. The value for a letter and itself is not used.
   */
  readonly ofAnother: Float32Array;
}

const ONE_FOR_EACH_ERROR: Costs = {
  ofOneMoreOrLess: new Float32Array(PLACES).fill(1),
  ofAnother: new Float32Array(PLACES ** 2).fill(1),
};

const CODE_OF_A = 'a'.charCodeAt(0);
const LETTERS = PLACES - 1;
const placeOf = (code: number): number =>
  code >= CODE_OF_A && code < CODE_OF_A + LETTERS ? code - CODE_OF_A : PLACES - 1;

/**
 * Returns how many errors separate a typed word from a word, or what these errors cost. An error is a letter more, a
 * letter less, another letter, or two neighbours swapped, which costs 1. A distance above `atMost` is returned as
 * infinite, and is found out early.
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
  { ofOneMoreOrLess, ofAnother }: Costs = ONE_FOR_EACH_ERROR,
): Distance {
  let rowBeforeLast: number[] = [];
  let lastRow = [0];
  for (let column = 0; column < word.length; column += 1)
    lastRow[column + 1] = lastRow[column]! + ofOneMoreOrLess[placeOf(word.charCodeAt(column))]!;
  let lowestOfLastRow = 0;
  for (let row = 1; row <= typed.length; row += 1) {
    const typedCode = typed.charCodeAt(row - 1);
    const typedPlace = placeOf(typedCode);
    const ofTypedMore = ofOneMoreOrLess[typedPlace]!;
    const currentRow = [lastRow[0]! + ofTypedMore];
    let lowest = currentRow[0]!;
    for (let column = 1; column <= word.length; column += 1) {
      const code = word.charCodeAt(column - 1);
      const place = placeOf(code);
      let cost = Math.min(
        lastRow[column]! + ofTypedMore,
        currentRow[column - 1]! + ofOneMoreOrLess[place]!,
        lastRow[column - 1]! + (typedCode === code ? 0 : ofAnother[typedPlace * PLACES + place]!),
      );
      const areSwapped =
        row > 1 && column > 1 && typedCode === word.charCodeAt(column - 2) && typed.charCodeAt(row - 2) === code;
      if (areSwapped) cost = Math.min(cost, rowBeforeLast[column - 2]! + 1);
      currentRow[column] = cost;
      if (cost < lowest) lowest = cost;
    }
    // A later row cannot be lower than both of the rows that it depends on.
    if (lowest > atMost && lowestOfLastRow > atMost) return { whole: Infinity, beginning: Infinity };
    lowestOfLastRow = lowest;
    rowBeforeLast = lastRow;
    lastRow = currentRow;
  }
  const within = (cost: number): number => (cost > atMost ? Infinity : cost);
  return { whole: within(lastRow[word.length]!), beginning: within(Math.min(...lastRow)) };
}
