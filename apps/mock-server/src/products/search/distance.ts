/** How far a typed word is from a word of the vocabulary, in typing errors. */
export interface Distance {
  /** To the word itself. */
  readonly whole: number;
  /** To the nearest beginning of the word, for a shopper who is still typing. */
  readonly beginning: number;
}

/**
 * Counts the errors between two words: a letter too many, missing or wrong, or two neighbours swapped, one error each
 * (optimal string alignment).
 */
export function distance(typed: string, word: string): Distance {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + (same ? 0 : 1));
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return { whole: at(last, word.length), beginning: Math.min(...last) };
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
