/**
 * Whether the asked word becomes the beginning of the other by at most `max` typing errors: a letter too many, one
 * missing, a wrong one, or two neighbours swapped.
 */
export function editsWithin(asked: string, word: string, max: number): boolean {
  if (word.length < asked.length - max) return false;
  // The beginning that can still match is at most `max` letters longer than what was asked.
  const target = word.slice(0, asked.length + max);
  const width = target.length + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: width }, (_, column) => column);
  for (let row = 1; row <= asked.length; row += 1) {
    const current = [row];
    for (let column = 1; column < width; column += 1) {
      const isSame = asked[row - 1] === target[column - 1];
      const isSwap = asked[row - 1] === target[column - 2] && asked[row - 2] === target[column - 1];
      current[column] = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforePrevious, column - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > max) return false;
    beforePrevious = previous;
    previous = current;
  }
  // Any beginning of the word will do, so the last row's smallest number counts.
  return Math.min(...previous) <= max;
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
