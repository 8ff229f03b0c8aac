import type { AppThunk } from '../session/app-thunk';
import type { BrowserStorage } from '../storage/storage';
import { readCart } from './cart-storage';

/** The products of this tab whose line an Undo returns to the cart, each until `endReturn`. */
const returned = new WeakMap<BrowserStorage, ReadonlySet<string>>();

/**
 * Notes that an Undo returns the line of this product, so that a line which was paid for counts as paid again: without
 * the note it would be a new choice, which is still to be paid (`notePaidLineShown`). An Undo dispatches it before it
 * changes the cart. If the cart has the product again by then, that is a new choice, which the Undo leaves as it is,
 * and nothing is noted.
 *
 * This is a file of its own, because the cart screen would load all code of the orders with `orders/paid-lines.ts`.
 */
export const noteReturn =
  (title: string): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    if (readCart(storage).some((line) => line.title === title)) return;
    returned.set(storage, new Set([...(returned.get(storage) ?? []), title]));
  };

/** Forgets the note about this product, and returns whether there was one. */
export function endReturn(storage: BrowserStorage, title: string): boolean {
  const titles = new Set(returned.get(storage));
  const had = titles.delete(title);
  returned.set(storage, titles);
  return had;
}
