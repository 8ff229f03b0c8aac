import { parseJson } from './entries';
import { itemsOf } from './list-entry';

/** Returns whether a list's key holds something that its rules leave out: an item, or all of it. */
export function holdsUnreadable(text: string | null, read: (item: unknown) => unknown): boolean {
  const items = itemsOf(parseJson(text));
  return items === null ? text !== null : items.some((item) => read(item) === null);
}
