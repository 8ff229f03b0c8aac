import { useMemo } from 'react';
import { cartTotals, mergeLines } from '@niramaya/contract';
import { storedCart, unreadableCart } from './cart-storage';
import { usePersisted, useStorageReady } from '../storage/persisted';
import { useAppSelector } from '../store/hooks';
import { rowsOfCart } from './cart.slice';

/** Returns the stored cart, its totals and removed lines. */
export function useCart() {
  const stored = usePersisted(storedCart);
  const isReady = useStorageReady();
  const removed = useAppSelector((state) => state.cart.removed);
  return useMemo(() => {
    const items = mergeLines(stored);
    const totals = cartTotals(items);
    const rows = rowsOfCart(items, removed);
    return { items, totals, count: totals.count, hasStored: items.length > 0, isReady, rows };
  }, [stored, removed, isReady]);
}

export const useUnreadableCart = (): boolean => usePersisted(unreadableCart);
