export interface EditDistance {
  readonly whole: number;
  /** The shopper may still be typing. */
  readonly beginning: number;
}

const FAR = 10_000;
const TOO_FAR: EditDistance = { whole: Number.POSITIVE_INFINITY, beginning: Number.POSITIVE_INFINITY };

/** Reused, because a search compares thousands of words. */
let rows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)] as const;

function rowsFor(length: number): typeof rows {
  if (rows[0].length < length + 3)
    rows = [new Uint16Array(2 * length + 3), new Uint16Array(2 * length + 3), new Uint16Array(2 * length + 3)];
  return rows;
}

/** Optimal string alignment; infinite beyond `atMost`. */
export function editDistance(typed: string, word: string, atMost = Math.max(typed.length, word.length)): EditDistance {
  let [beforeLast, last, current] = rowsFor(word.length);
  last.fill(FAR, 0, word.length + 3);
  for (let column = 0; column <= Math.min(atMost, word.length); column += 1) last[column] = column;
  let lastLowest = 0;
  for (let row = 1; row <= typed.length; row += 1) {
    const from = Math.max(1, row - atMost);
    const to = Math.min(word.length, row + atMost);
    current[from - 1] = from === 1 && row <= atMost ? row : FAR;
    let lowest = current[from - 1] ?? FAR;
    const letter = typed.charCodeAt(row - 1);
    for (let column = from; column <= to; column += 1) {
      const other = word.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column] ?? FAR) + 1,
        (current[column - 1] ?? FAR) + 1,
        (last[column - 1] ?? FAR) + (letter === other ? 0 : 1),
      );
      if (row > 1 && column > 1 && letter === word.charCodeAt(column - 2) && typed.charCodeAt(row - 2) === other)
        cost = Math.min(cost, (beforeLast[column - 2] ?? FAR) + 1);
      current[column] = cost;
      if (cost < lowest) lowest = cost;
    }
    current[to + 1] = FAR;
    if (lowest > atMost && lastLowest > atMost) return TOO_FAR;
    lastLowest = lowest;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const within = (errors: number | undefined): number =>
    errors === undefined || errors > atMost ? Number.POSITIVE_INFINITY : errors;
  let beginning = FAR;
  for (
    let column = Math.max(0, typed.length - atMost);
    column <= Math.min(word.length, typed.length + atMost);
    column += 1
  )
    beginning = Math.min(beginning, last[column] ?? FAR);
  const isNear = Math.abs(word.length - typed.length) <= atMost;
  return { whole: isNear ? within(last[word.length]) : Number.POSITIVE_INFINITY, beginning: within(beginning) };
}

export const isWithinEdits = (typed: string, word: string, atMost: number): boolean =>
  editDistance(typed, word, atMost).beginning <= atMost;
