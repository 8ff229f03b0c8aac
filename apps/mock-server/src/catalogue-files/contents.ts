import { isDeepStrictEqual } from 'node:util';
import type { ProductFacts } from '@niramaya/contract';

const BEFORE_AMOUNT = ': ';

/**
 * Returns the contents of a product from a cell. Each line is an item, such as 'Zinc: 4 mg', with the amount after the
 * last colon. A cell that begins with '[' is JSON, for names that contain a colon. Returns the cell itself if it is no
 * valid JSON.
 */
export function readContents(cell: string): unknown {
  if (cell.startsWith('['))
    try {
      return JSON.parse(cell);
    } catch {
      return cell;
    }
  const lines = cell.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const end = line.lastIndexOf(BEFORE_AMOUNT);
    return end < 0 ? { name: line } : { name: line.slice(0, end), amount: line.slice(end + BEFORE_AMOUNT.length) };
  });
}

/** Returns the cell from which `readContents` returns these contents: lines, or JSON where lines would be ambiguous. */
export function writeContents(contents: ProductFacts['contents']): string {
  const lines = contents.map(({ name, amount }) => (amount === undefined ? name : name + BEFORE_AMOUNT + amount));
  const cell = lines.join('\n');
  return isDeepStrictEqual(readContents(cell), contents) ? cell : JSON.stringify(contents);
}
