import { discountedPrice, readableProduct, type Product, type SelectedMedicine } from '@niramaya/contract';
import { useEffect, useMemo } from 'react';
import { selectCachedProducts } from './products.endpoints';
import { persistedList, usePersisted } from '../storage/persisted';
import { useAppSelector, useServices } from '../store/hooks';

const storedSimilar = persistedList('niramaya.similar', readableProduct, 9);

const amountOf = ({ price, discount }: Product) => discountedPrice(price, discount);

function byPrice(category: string, ...lists: (readonly Product[])[]): Product[] {
  const known = new Map<string, Product>();
  for (const product of lists.flat()) if (product.category === category) known.set(product.title, product);
  return [...known.values()].sort((one, other) => amountOf(one) - amountOf(other));
}

/** Returns known products of the category, cheapest first; sends no request. */
export function useSimilar({ category, title }: SelectedMedicine): readonly Product[] {
  const { storage } = useServices();
  const stored = usePersisted(storedSimilar);
  const listed = useAppSelector(selectCachedProducts);
  const similar = useMemo(() => byPrice(category, stored, listed), [category, stored, listed]);

  useEffect(() => {
    const text = storedSimilar.serialise(similar);
    if (similar.length > 0 && storage.read('session', storedSimilar.key) !== text)
      storedSimilar.write(storage, similar);
  }, [similar, storage]);

  return useMemo(() => similar.filter((product) => product.title !== title), [similar, title]);
}
