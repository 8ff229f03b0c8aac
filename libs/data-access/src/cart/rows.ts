import type { CartItem } from '@niramaya/contract';
import type { RemovedLine } from './cart.slice';

export interface CartScreenRow {
  readonly item: CartItem;
  readonly isRemoved: boolean;
}

/** Merges cart lines and removed lines, in screen order. */
export function rowsOfCart(items: readonly CartItem[], removed: readonly RemovedLine[]): CartScreenRow[] {
  const rows = items.map((item): CartScreenRow => ({ item, isRemoved: false }));
  for (const { item, position } of removed) rows.splice(position, 0, { item, isRemoved: true });
  return rows;
}
