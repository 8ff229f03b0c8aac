import { discountedPrice, readTodaysPrice } from '@niramaya/contract';
import type { CartItem, Product, TodaysPrice } from '@niramaya/contract';
import { useEffect, useMemo } from 'react';
import { productsApi } from '../catalogue/products.endpoints';
import type { StoredEntry } from '../storage/entries';
import { readEntry, removeEntry, writeEntry } from '../storage/entries';
import { listRules } from '../storage/list-entry';
import { useStorageReady, useStored } from '../storage/useStored';
import { useAppSelector, useServices } from '../store/hooks';
import type { BrowserStorage } from '../storage/storage';

/** In rupees: the MRP, and the price to pay. */
export type NewPrice = Pick<CartItem, 'price' | 'discountedPrice'>;

/** Prices that differed from those in the cart, stored so that a reload does not hide them. */
const newPricesEntry: StoredEntry<TodaysPrice[]> = {
  area: 'session',
  key: 'niramaya.new_prices',
  ...listRules({ read: readTodaysPrice, most: 100 }),
};

const keepNewPrices = (storage: BrowserStorage, prices: readonly TodaysPrice[]): void => {
  const kept = readEntry(storage, newPricesEntry) ?? [];
  if (newPricesEntry.serialise([...prices]) === newPricesEntry.serialise(kept)) return;
  if (prices.length === 0) removeEntry(storage, newPricesEntry);
  else writeEntry(storage, newPricesEntry, [...prices]);
};

const selectSearched = productsApi.endpoints.searchProducts.select();

/**
 * Returns today's price of each cart line that was added at another price, by title. It knows what the listing and the
 * search have fetched on this page, and what this tab knew before a reload. It sends no request.
 */
export function usePriceChanges(items: readonly CartItem[]): ReadonlyMap<string, NewPrice> {
  const { storage } = useServices();
  const isReady = useStorageReady();
  const listed = useAppSelector((state) => state.product.products);
  const searched = useAppSelector((state) => selectSearched(state).data?.products);
  const kept = useStored(newPricesEntry);

  const changes = useMemo(() => {
    const known = new Map<string, NewPrice>(kept?.map((price) => [price.title, price]));
    const fetched: Product[] = [...(searched ?? []), ...listed];
    for (const { title, price, discount } of fetched)
      known.set(title, { price, discountedPrice: discountedPrice(price, discount) });
    return items.flatMap(({ title, discountedPrice: inCart }): TodaysPrice[] => {
      const today = known.get(title);
      return !today || today.discountedPrice === inCart
        ? []
        : [{ title, price: today.price, discountedPrice: today.discountedPrice }];
    });
  }, [items, listed, searched, kept]);

  useEffect(() => {
    if (isReady) keepNewPrices(storage, changes);
  }, [changes, storage, isReady]);

  return useMemo(() => new Map(changes.map((price) => [price.title, price])), [changes]);
}
