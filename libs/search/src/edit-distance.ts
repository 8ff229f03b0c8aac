interface Distance {
  readonly whole: number;
  /** The shopper may still be typing. */
  readonly beginning: number;
}

/** By letters from `a` to `z`; last for any other character. */
export interface Costs {
  readonly ofOne: Float32Array;
  /** In rows. */
  readonly ofOther: Float32Array;
}

const PLACES = 27;
const ERRORS: Costs = { ofOne: new Float32Array(PLACES).fill(1), ofOther: new Float32Array(PLACES ** 2).fill(1) };

const placeOf = (code: number): number => (code >= 97 && code < 123 ? code - 97 : PLACES - 1);

/** Optimal string alignment; infinite beyond `atMost`. */
export function editDistance(typed: string, word: string, atMost = Infinity, { ofOne, ofOther } = ERRORS): Distance {
  let beforeLast: number[] = [];
  let last = [0];
  for (let column = 0; column < word.length; column += 1)
    last[column + 1] = last[column]! + ofOne[placeOf(word.charCodeAt(column))]!;
  let lastLowest = 0;
  for (let row = 1; row <= typed.length; row += 1) {
    const one = typed.charCodeAt(row - 1);
    const ofThis = ofOne[placeOf(one)]!;
    const current = [last[0]! + ofThis];
    let lowest = current[0]!;
    for (let column = 1; column <= word.length; column += 1) {
      const other = word.charCodeAt(column - 1);
      const place = placeOf(other);
      let cost = Math.min(
        last[column]! + ofThis,
        current[column - 1]! + ofOne[place]!,
        last[column - 1]! + (one === other ? 0 : ofOther[placeOf(one) * PLACES + place]!),
      );
      if (row > 1 && column > 1 && one === word.charCodeAt(column - 2) && typed.charCodeAt(row - 2) === other)
        cost = Math.min(cost, beforeLast[column - 2]! + 1);
      current[column] = cost;
      if (cost < lowest) lowest = cost;
    }
    if (lowest > atMost && lastLowest > atMost) return { whole: Infinity, beginning: Infinity };
    lastLowest = lowest;
    [beforeLast, last] = [last, current];
  }
  const within = (cost: number): number => (cost > atMost ? Infinity : cost);
  return { whole: within(last[word.length]!), beginning: within(Math.min(...last)) };
}
