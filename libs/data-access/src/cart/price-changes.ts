import { discountedPrice, todaysPriceSchema, type CartItem, type TodaysPrice } from '@niramaya/contract';
import { useEffect, useMemo } from 'react';
import { selectCachedProducts } from '../product/products.endpoints';
import { persistedList, usePersisted, useStorageReady } from '../storage/persisted';
import { useAppSelector, useServices } from '../store/hooks';
import type { BrowserStorage } from '../storage/storage';

/** In rupees. */
export type NewPrice = Pick<CartItem, 'price' | 'discountedPrice'>;

const storedNewPrices = persistedList('niramaya.new_prices', todaysPriceSchema, 100);

const saveNewPrices = (storage: BrowserStorage, prices: readonly TodaysPrice[]): void => {
  if (storedNewPrices.serialise([...prices]) === storedNewPrices.serialise(storedNewPrices.read(storage))) return;
  if (prices.length === 0) storedNewPrices.clear(storage);
  else storedNewPrices.write(storage, [...prices]);
};

/** Keeps only prices that differ from the cart; sends no request. */
export function usePriceChanges(items: readonly CartItem[]): ReadonlyMap<string, NewPrice> {
  const { storage } = useServices();
  const isReady = useStorageReady();
  const fetched = useAppSelector(selectCachedProducts);
  const stored = usePersisted(storedNewPrices);

  const changes = useMemo(() => {
    const known = new Map(stored.map((price) => [price.title, price]));
    for (const { title, price, discount } of fetched)
      known.set(title, { title, price, discountedPrice: discountedPrice(price, discount) });
    return items.flatMap(({ title, discountedPrice: inCart }) => {
      const today = known.get(title);
      return !today || today.discountedPrice === inCart ? [] : [today];
    });
  }, [items, fetched, stored]);

  useEffect(() => {
    if (isReady) saveNewPrices(storage, changes);
  }, [changes, storage, isReady]);

  return useMemo(() => new Map(changes.map((price) => [price.title, price])), [changes]);
}
