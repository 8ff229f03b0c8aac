import { discountedPrice, readableProduct } from '@niramaya/contract';
import type { Product, SelectedMedicine } from '@niramaya/contract';
import { useEffect, useMemo } from 'react';
import { selectCachedProducts } from './products.endpoints';
import { persistedList, usePersisted } from '../storage/persisted';
import { useAppSelector, useServices } from '../store/hooks';

/**
 * The products shown beside the product that was opened last. Stored for the tab alone, so that a reload finds them.
 */
const storedSimilar = persistedList('niramaya.similar', readableProduct, 9);

const none: readonly Product[] = [];

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
  const kept = usePersisted(storedSimilar) ?? none;
  const listed = useAppSelector(selectCachedProducts);
  const shelf = useMemo(() => byPrice(category, kept, listed), [category, kept, listed]);

  useEffect(() => {
    const text = storedSimilar.serialise(shelf);
    if (shelf.length > 0 && storage.read('session', storedSimilar.key) !== text) storedSimilar.write(storage, shelf);
  }, [shelf, storage]);

  return useMemo(() => shelf.filter((product) => product.title !== title), [shelf, title]);
}
