import { useMemo } from 'react';
import { cartTotals } from '@niramaya/contract';
import type { CartItem, CartTotals } from '@niramaya/contract';
import { storedCart, unreadableCart } from './cart-storage';
import { usePersisted } from '../storage/persisted';
import { useStorageReady } from '../storage/useStorageHealth';
import { useAppSelector } from '../store/hooks';
import { rowsOfCart, type CartScreenRow } from './rows';

export interface Cart {
  readonly items: readonly CartItem[];
  /** In rupees; see `cartTotals`. */
  readonly totals: CartTotals;
  /** The number of rows, not of units (AMB-19). */
  readonly count: number;
  /** Whether storage holds a cart with a line in it. Without one the cart screen shows a message (ERROR-06, AMB-21). */
  readonly hasStored: boolean;
  /** False until storage has been read. Before that, an empty cart means nothing. */
  readonly isReady: boolean;
  /** The lines in their order, and between them the removed lines that can be put back. */
  readonly rows: readonly CartScreenRow[];
}

const noItems: readonly CartItem[] = [];

/** Computes the figures of a cart. null is a cart that was never stored. */
export function summariseCart(
  stored: readonly CartItem[] | null,
): Pick<Cart, 'items' | 'totals' | 'count' | 'hasStored'> {
  const items = stored ?? noItems;
  const totals = cartTotals(items);
  return { items, totals, count: totals.count, hasStored: items.length > 0 };
}

/** Returns the cart in storage, the same in every tab. */
export function useCart(): Cart {
  const stored = usePersisted(storedCart);
  const isReady = useStorageReady();
  const removed = useAppSelector((state) => state.cart.removed);
  return useMemo(() => {
    const summary = summariseCart(stored);
    return { ...summary, isReady, rows: rowsOfCart(summary.items, removed) };
  }, [stored, isReady, removed]);
}

/** Whether some of the stored lines of the cart cannot be read. */
export const useUnreadableCart = (): boolean => usePersisted(unreadableCart) ?? false;
