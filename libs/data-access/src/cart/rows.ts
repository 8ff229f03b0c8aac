import type { CartItem } from '@niramaya/contract';
import type { RemovedLine } from './cart.slice';

/** A row of the cart screen: a line, or the space of a removed line that can be put back. */
export interface CartScreenRow {
  readonly item: CartItem;
  readonly isRemoved: boolean;
}

/** Returns the lines of the cart and between them, each in its old place, the removed lines. */
export function rowsOfCart(items: readonly CartItem[], removed: readonly RemovedLine[]): CartScreenRow[] {
  const rows = items.map((item): CartScreenRow => ({ item, isRemoved: false }));
  for (const { item, place } of removed) rows.splice(place, 0, { item, isRemoved: true });
  return rows;
}
