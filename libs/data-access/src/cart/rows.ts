import type { CartItem } from '@niramaya/contract';
import type { RemovedLine } from './cart.slice';

/** A row of the cart screen: a line, or the room of one that was taken out and can be put back. */
export interface CartScreenRow {
  readonly item: CartItem;
  readonly isRemoved: boolean;
}

/** The lines of the cart, and between them, each in its old place, what was taken out. */
export function rowsOfCart(items: readonly CartItem[], removed: readonly RemovedLine[]): CartScreenRow[] {
  const rows = items.map((item): CartScreenRow => ({ item, isRemoved: false }));
  for (const { item, place } of removed) rows.splice(place, 0, { item, isRemoved: true });
  return rows;
}
