import { discountedPrice, readProduct } from '@niramaya/contract';
import type { Product, SelectedMedicine } from '@niramaya/contract';
import { useEffect, useMemo } from 'react';
import { writeEntry } from '../storage/entries';
import type { StoredEntry } from '../storage/entries';
import { listRules } from '../storage/list-entry';
import { useStored } from '../storage/useStored';
import { useAppSelector, useServices } from '../store/hooks';
import type { RootState } from '../store/makeStore';

/**
 * The products shown beside the product that was opened last. Stored for the tab alone, so that a reload finds them.
 */
const similarEntry: StoredEntry<readonly Product[]> = {
  area: 'session',
  key: 'niramaya.similar',
  ...listRules({ read: readProduct, most: 9 }),
};

const none: readonly Product[] = [];
const selectListed = (state: RootState): readonly Product[] => state.product.products;

const amountOf = ({ price, discount }: Product) => discountedPrice(price, discount);

/** Returns the products of one category, each title once, the cheapest first. Later lists replace earlier ones. */
function byPrice(category: string, ...lists: (readonly Product[])[]): Product[] {
  const known = new Map<string, Product>();
  for (const product of lists.flat()) if (product.category === category) known.set(product.title, product);
  return [...known.values()].sort((one, other) => amountOf(one) - amountOf(other));
}

/**
 * Returns others of the same category by price, as far as the listing has shown them. They are stored for the tab, so
 * that a reload finds them again. It sends no request.
 */
export function useSimilar({ category, title }: SelectedMedicine): readonly Product[] {
  const { storage } = useServices();
  const kept = useStored(similarEntry) ?? none;
  const listed = useAppSelector(selectListed);
  const shelf = useMemo(() => byPrice(category, kept, listed), [category, kept, listed]);

  useEffect(() => {
    const text = similarEntry.serialise(shelf);
    if (shelf.length > 0 && storage.read('session', similarEntry.key) !== text)
      writeEntry(storage, similarEntry, shelf);
  }, [shelf, storage]);

  return useMemo(() => shelf.filter((product) => product.title !== title), [shelf, title]);
}
