import { discountedPrice, readableProduct, type Product, type SelectedMedicine } from '@niramaya/contract';
import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { ownedList, useOwned } from '../session/owned';
import { useUserKey, type UserKey } from '../session/user-key';
import { useBrowserStorage } from '../storage/useBrowserStorage';
import { selectCachedProducts } from './products.endpoints';

const mostSimilar = 9;
const storedSimilar = ownedList('niramaya.similar', readableProduct, mostSimilar);

const always = () => true;

const currentPrice = ({ price, discount }: Product) => discountedPrice(price, discount);

/** Returns the products of one category, cheapest first. Of two with one title, that of the later list counts. */
function byPrice(category: string, ...lists: (readonly Product[])[]): Product[] {
  const known = new Map<string, Product>();
  for (const product of lists.flat()) if (product.category === category) known.set(product.title, product);
  return [...known.values()].sort((one, other) => currentPrice(one) - currentPrice(other));
}

/**
 * Returns the other products of a category that this tab knows, cheapest first. It sends no request: they come from the
 * cached listings, and from those that this tab has stored for this person. It stores the nine cheapest for a reload.
 *
 * @param mayStore Returns false for a person for whom nothing may be stored, as when the history entry is that of
 * another person. It must be the same function in each render.
 */
export function useSimilar(
  { category, title }: SelectedMedicine,
  mayStore: (userKey: UserKey) => boolean = always,
): readonly Product[] {
  const userKey = useUserKey();
  const storage = useBrowserStorage();
  const stored = useOwned(storedSimilar);
  const listed = useSelector(selectCachedProducts);
  const similar = useMemo(() => byPrice(category, stored, listed), [category, stored, listed]);

  useEffect(() => {
    const isStored = JSON.stringify(stored) === JSON.stringify(similar.slice(0, mostSimilar));
    if (similar.length === 0 || isStored || userKey === null || !mayStore(userKey)) return;
    storedSimilar.write(storage, similar);
  }, [similar, stored, storage, userKey, mayStore]);

  return useMemo(() => similar.filter((product) => product.title !== title), [similar, title]);
}
