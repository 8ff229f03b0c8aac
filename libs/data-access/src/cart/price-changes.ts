import { discountedPrice, todaysPriceSchema, type CartItem, type Product, type TodaysPrice } from '@niramaya/contract';
import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { baseApi } from '../api/baseApi';
import { isWholeList, selectCachedProducts, type ProductPage } from '../product/products.endpoints';
import { persistedList, usePersisted, useStorageReady } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';
import { useBrowserStorage } from '../storage/useBrowserStorage';

/** Today's price of a line, in rupees per pack. */
export type NewPrice = Pick<CartItem, 'price' | 'discountedPrice'>;

/**
 * Today's prices of the cart lines that were added at another price, at most 100. They are in session storage, so that
 * a reload of this tab still shows them.
 */
const storedNewPrices = persistedList('niramaya.new_prices', todaysPriceSchema, 100);

const saveNewPrices = (storage: BrowserStorage, prices: readonly TodaysPrice[]): void => {
  if (storedNewPrices.serialise([...prices]) === storedNewPrices.serialise(storedNewPrices.read(storage))) return;
  if (prices.length === 0) storedNewPrices.clear(storage);
  else storedNewPrices.write(storage, [...prices]);
};

const todaysPrice = ({ title, price, discount }: Product): TodaysPrice => ({
  title,
  price,
  discountedPrice: discountedPrice(price, discount),
});

const listings: readonly unknown[] = ['getProducts', 'searchProducts'];
/** The requests of a check of today's prices. */
const lookUps: readonly unknown[] = ['findProducts', 'listProducts'];

/**
 * What the checks of today's prices know of a title. `none`: no check has looked it up more recently than a cached
 * listing has fetched the same product. `gone`: a check has found no such product.
 */
type NewerLookUp = { readonly kind: 'found'; readonly price: TodaysPrice } | { readonly kind: 'gone' | 'none' };

/** Selects a function from a title to what a check knows of it. */
const selectNewerLookUp = createSelector(
  (state: WithSlice<typeof baseApi>) => state.api.queries,
  (queries): ((title: string) => NewerLookUp) => {
    const newer = new Map<string, NewerLookUp>();
    let ofOtherTitles: NewerLookUp = { kind: 'none' };
    const responses = Object.values(queries)
      .filter((query) => query?.data !== undefined)
      .sort((one, other) => (one?.fulfilledTimeStamp ?? 0) - (other?.fulfilledTimeStamp ?? 0));
    for (const response of responses) {
      const isLookUp = lookUps.includes(response?.endpointName);
      const argument = (response as { originalArgs?: unknown } | undefined)?.originalArgs;
      if (!isLookUp && !listings.includes(response?.endpointName)) continue;
      const page = response?.data as ProductPage;
      if (isLookUp && typeof argument === 'string') newer.set(argument, { kind: 'gone' });
      if (response?.endpointName === 'listProducts' && isWholeList(page)) {
        newer.clear();
        ofOtherTitles = { kind: 'gone' };
      }
      for (const product of page.products)
        newer.set(product.title, isLookUp ? { kind: 'found', price: todaysPrice(product) } : { kind: 'none' });
    }
    return (title) => newer.get(title) ?? ofOtherTitles;
  },
);

/**
 * Returns today's price of each line that was added at another price, by its title. It sends no request: it compares the
 * cart with the products that listing and search have fetched in this tab, and stores the differences for a reload. A
 * price that was looked up later, as by the check of the cart, corrects or removes a difference. It adds none, because
 * the cart shows the result of its check on a click.
 */
export function usePriceChanges(items: readonly CartItem[]): ReadonlyMap<string, NewPrice> {
  const storage = useBrowserStorage();
  const isReady = useStorageReady();
  const fetched = useSelector(selectCachedProducts);
  const newerLookUpOf = useSelector(selectNewerLookUp);
  const stored = usePersisted(storedNewPrices);

  const changes = useMemo(() => {
    const known = new Map(stored.map((price) => [price.title, price]));
    for (const product of fetched) known.set(product.title, todaysPrice(product));
    return items.flatMap(({ title, discountedPrice: inCart }) => {
      const isOther = (price: TodaysPrice) => price.discountedPrice !== inCart;
      const before = known.get(title);
      if (!before || !isOther(before)) return [];
      const lookedUp = newerLookUpOf(title);
      if (lookedUp.kind === 'none') return [before];
      return lookedUp.kind === 'found' && isOther(lookedUp.price) ? [lookedUp.price] : [];
    });
  }, [items, fetched, newerLookUpOf, stored]);

  useEffect(() => {
    if (isReady) saveNewPrices(storage, changes);
  }, [changes, storage, isReady]);

  return useMemo(() => new Map(changes.map((price) => [price.title, price])), [changes]);
}
