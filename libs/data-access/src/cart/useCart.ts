import { useMemo } from 'react';
import { cartTotals, mergeLines, type CartItem, type CartTotals } from '@niramaya/contract';
import { storedCart, unreadableCart } from './cart-storage';
import { usePersisted } from '../storage/persisted';
import { useStorageReady } from '../storage/useStorageHealth';
import { useAppSelector } from '../store/hooks';
import { rowsOfCart, type CartScreenRow } from './cart.slice';

export interface Cart {
  readonly items: readonly CartItem[];
  /** In rupees. */
  readonly totals: CartTotals;
  /** Rows, not units. */
  readonly count: number;
  readonly hasStored: boolean;
  readonly isReady: boolean;
  readonly rows: readonly CartScreenRow[];
}

export function summariseCart(
  stored: readonly CartItem[] | null,
): Pick<Cart, 'items' | 'totals' | 'count' | 'hasStored'> {
  const items = mergeLines(stored ?? []);
  const totals = cartTotals(items);
  return { items, totals, count: totals.count, hasStored: items.length > 0 };
}

/** Returns the stored cart, its totals and removed lines. */
export function useCart(): Cart {
  const stored = usePersisted(storedCart);
  const isReady = useStorageReady();
  const removed = useAppSelector((state) => state.cart.removed);
  const summary = useMemo(() => summariseCart(stored), [stored]);
  const rows = useMemo(() => rowsOfCart(summary.items, removed), [summary, removed]);
  return useMemo(() => ({ ...summary, isReady, rows }), [summary, isReady, rows]);
}

export const useUnreadableCart = (): boolean => usePersisted(unreadableCart) ?? false;
