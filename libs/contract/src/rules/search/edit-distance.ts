interface Distance {
  readonly whole: number;
  /** The shopper may still be typing. */
  readonly beginning: number;
}

export interface Costs {
  readonly ofOne: (letter: string) => number;
  /** Of one letter for another. */
  readonly ofOther: (one: string, other: string) => number;
}

const ERRORS: Costs = { ofOne: () => 1, ofOther: () => 1 };

/** Optimal string alignment; infinite beyond `atMost`. */
export function editDistance(typed: string, word: string, atMost = Infinity, { ofOne, ofOther } = ERRORS): Distance {
  let beforeLast: number[] = [];
  let last = [0];
  for (let column = 0; column < word.length; column += 1) last[column + 1] = last[column]! + ofOne(word.charAt(column));
  let lastLowest = 0;
  for (let row = 1; row <= typed.length; row += 1) {
    const one = typed.charAt(row - 1);
    const ofThis = ofOne(one);
    const current = [last[0]! + ofThis];
    let lowest = current[0]!;
    for (let column = 1; column <= word.length; column += 1) {
      const other = word.charAt(column - 1);
      let cost = Math.min(
        last[column]! + ofThis,
        current[column - 1]! + ofOne(other),
        last[column - 1]! + (one === other ? 0 : ofOther(one, other)),
      );
      if (row > 1 && column > 1 && one === word.charAt(column - 2) && typed.charAt(row - 2) === other)
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
