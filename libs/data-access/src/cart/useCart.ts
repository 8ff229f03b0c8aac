import { useMemo } from 'react';
import { cartTotals, mergeLines, type CartItem } from '@niramaya/contract';
import { storedCart, unreadableCart } from './cart-storage';
import { usePersisted } from '../storage/persisted';
import { useStorageReady } from '../storage/useStorageHealth';
import { useAppSelector } from '../store/hooks';
import { rowsOfCart } from './cart.slice';

/** See `cartTotals`. */
export function summariseCart(stored: readonly CartItem[] | null) {
  const items = mergeLines(stored ?? []);
  const totals = cartTotals(items);
  return { items, totals, count: totals.count, hasStored: items.length > 0 };
}

/** Returns the stored cart, its totals and removed lines. */
export function useCart() {
  const stored = usePersisted(storedCart);
  const isReady = useStorageReady();
  const removed = useAppSelector((state) => state.cart.removed);
  const summary = useMemo(() => summariseCart(stored), [stored]);
  const rows = useMemo(() => rowsOfCart(summary.items, removed), [summary, removed]);
  return useMemo(() => ({ ...summary, isReady, rows }), [summary, isReady, rows]);
}

export const useUnreadableCart = (): boolean => usePersisted(unreadableCart) ?? false;
