import { useMemo } from 'react';
import { cartTotals } from '@niramaya/contract';
import type { CartItem, CartTotals } from '@niramaya/contract';
import { cartEntry } from '../storage/entries';
import { useStorageReady, useStored } from '../storage/useStored';
import { useAppSelector } from '../store/hooks';
import { rowsOfCart, type CartScreenRow } from './rows';

export interface Cart {
  readonly items: readonly CartItem[];
  /** In rupees; see `cartTotals`. */
  readonly totals: CartTotals;
  /** The number of rows, not of units (AMB-19). */
  readonly count: number;
  /** Whether there is a stored cart with a line in it; without one the cart screen says so (ERROR-06, AMB-21). */
  readonly hasStored: boolean;
  /** False until storage has been read; nothing may be concluded from an empty cart before. */
  readonly isReady: boolean;
  /** The lines in their order, and between them those that were taken out and can be put back. */
  readonly rows: readonly CartScreenRow[];
}

const noItems: readonly CartItem[] = [];

/** The figures of a cart; null is a cart that was never stored. */
export function summariseCart(
  stored: readonly CartItem[] | null,
): Pick<Cart, 'items' | 'totals' | 'count' | 'hasStored'> {
  const items = stored ?? noItems;
  const totals = cartTotals(items);
  return { items, totals, count: totals.count, hasStored: items.length > 0 };
}

/** The cart as storage holds it, in every tab alike. */
export function useCart(): Cart {
  const stored = useStored(cartEntry);
  const isReady = useStorageReady();
  const removed = useAppSelector((state) => state.cart.removed);
  return useMemo(() => {
    const summary = summariseCart(stored);
    return { ...summary, isReady, rows: rowsOfCart(summary.items, removed) };
  }, [stored, isReady, removed]);
}
