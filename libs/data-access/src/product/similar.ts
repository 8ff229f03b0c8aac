import { discountedPrice, readableProduct, type Product, type SelectedMedicine } from '@niramaya/contract';
import { useEffect, useMemo } from 'react';
import { selectCachedProducts } from './products.endpoints';
import { ownedList, useOwned } from '../session/owned';
import { useUserKey, type UserKey } from '../session/user-key';
import { useAppSelector, useServices } from '../store/hooks';

const mostSimilar = 9;
const storedSimilar = ownedList('niramaya.similar', readableProduct, mostSimilar);

const always = () => true;

const amountOf = ({ price, discount }: Product) => discountedPrice(price, discount);

function byPrice(category: string, ...lists: (readonly Product[])[]): Product[] {
  const known = new Map<string, Product>();
  for (const product of lists.flat()) if (product.category === category) known.set(product.title, product);
  return [...known.values()].sort((one, other) => amountOf(one) - amountOf(other));
}

/**
 * Returns known products of the category, cheapest first; sends no request. Stores them for this person if `mayStore`
 * returns true.
 */
export function useSimilar(
  { category, title }: SelectedMedicine,
  mayStore: (userKey: UserKey) => boolean = always,
): readonly Product[] {
  const userKey = useUserKey();
  const { storage } = useServices();
  const stored = useOwned(storedSimilar);
  const listed = useAppSelector(selectCachedProducts);
  const similar = useMemo(() => byPrice(category, stored, listed), [category, stored, listed]);

  useEffect(() => {
    const isStored = JSON.stringify(stored) === JSON.stringify(similar.slice(0, mostSimilar));
    if (similar.length === 0 || isStored || userKey === null || !mayStore(userKey)) return;
    storedSimilar.write(storage, similar);
  }, [similar, stored, storage, userKey, mayStore]);

  return useMemo(() => similar.filter((product) => product.title !== title), [similar, title]);
}
