import { discountedPrice, todaysPriceSchema, type CartItem, type TodaysPrice } from '@niramaya/contract';
import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectCachedProducts } from '../product/products.endpoints';
import { persistedList, usePersisted, useStorageReady } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';
import { useBrowserStorage } from '../storage/useBrowserStorage';

/** Today's price of a line, in rupees per pack. */
export type NewPrice = Pick<CartItem, 'price' | 'discountedPrice'>;

/** The prices of this tab that differ from those in the cart. */
const storedNewPrices = persistedList('niramaya.new_prices', todaysPriceSchema, 100);

const saveNewPrices = (storage: BrowserStorage, prices: readonly TodaysPrice[]): void => {
  if (storedNewPrices.serialise([...prices]) === storedNewPrices.serialise(storedNewPrices.read(storage))) return;
  if (prices.length === 0) storedNewPrices.clear(storage);
  else storedNewPrices.write(storage, [...prices]);
};

/**
 * Returns today's price of each line that was added at another price, by its title. It sends no request: it compares the
 * cart with the products that listing and search have fetched in this tab, and stores the differences for a reload.
 */
export function usePriceChanges(items: readonly CartItem[]): ReadonlyMap<string, NewPrice> {
  const storage = useBrowserStorage();
  const isReady = useStorageReady();
  const fetched = useSelector(selectCachedProducts);
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
