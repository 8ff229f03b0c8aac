import { discountedPrice, todaysPriceSchema, type CartItem, type Product, type TodaysPrice } from '@niramaya/contract';
import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { baseApi } from '../api/baseApi';
import { isWholeList, selectCachedProducts, type ProductPage } from '../product/products.endpoints';
import { persistedList, usePersisted, useStorageReady } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';
import { useBrowserStorage } from '../storage/useBrowserStorage';

/** Today's price of a line of the cart, in rupees per unit (a pack, or a whole offer): a `TodaysPrice` without its title. */
export type NewPrice = Pick<CartItem, 'price' | 'discountedPrice'>;

/**
 * Today's prices of the cart lines that were added at another price, at most 100. They are in session storage, so that
 * a reload of this tab still shows them.
 */
const storedNewPrices = persistedList('niramaya.new_prices', todaysPriceSchema, 100);

/**
 * Stores the prices, or removes the entry if there are none. It writes only a change, because each write notifies all
 * readers of browser storage.
 */
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

/**
 * The endpoints whose responses have products, each with its kind.
 *
 * - `listing`: a page of the listing, or the whole list that the search field requests. It may show that a product of
 *   the cart has another price.
 * - `productLookUp`: one product was requested by its title or id, for a check of today's prices, a shared link or an
 *   offer, or the first matches of a search text.
 * - `listLookUp`: a check of today's prices (`todays-prices.ts`) has requested the whole list.
 *
 * The prices of the look-ups replace those of older listings.
 */
const kindByEndpoint: Readonly<Record<string, 'listing' | 'productLookUp' | 'listLookUp'>> = {
  getProducts: 'listing',
  searchProducts: 'listing',
  findProducts: 'productLookUp',
  listProducts: 'listLookUp',
};

type State = WithSlice<typeof baseApi>;

/** A response with products in the cache of RTK Query. */
interface CachedResponse {
  readonly kind: (typeof kindByEndpoint)[string];
  /** The argument of the request: for a `productLookUp` the title, the search text or the id. */
  readonly argument: unknown;
  readonly page: ProductPage;
}

/** Returns the responses with products in the cache, the oldest first. */
function cachedResponses(queries: State['api']['queries']): readonly CachedResponse[] {
  const responses = Object.values(queries).filter((query) => query?.data !== undefined);
  responses.sort((one, other) => (one?.fulfilledTimeStamp ?? 0) - (other?.fulfilledTimeStamp ?? 0));
  return responses.flatMap((response): CachedResponse[] => {
    const kind = kindByEndpoint[response?.endpointName ?? ''];
    if (kind === undefined) return [];
    const { originalArgs: argument } = response as { readonly originalArgs?: unknown };
    return [{ kind, argument, page: response?.data as ProductPage }];
  });
}

/**
 * What the checks of today's prices know of a title, if a check is newer than the cached listings.
 *
 * - `found`: the newest response with this title is a look-up.
 * - `gone`: a look-up after the newest listing with this title has found no such product.
 * - `none`: the newest response with this title is a listing, or there is no response.
 */
type NewerLookUp = { readonly kind: 'found'; readonly price: TodaysPrice } | { readonly kind: 'gone' | 'none' };

/** Selects a function from a title to what a check knows of it. Each response overrides the older ones. */
const selectNewerLookUp = createSelector(
  (state: State) => state.api.queries,
  (queries): ((title: string) => NewerLookUp) => {
    const byTitle = new Map<string, NewerLookUp>();
    // The result for a title that `byTitle` lacks.
    let ofOtherTitles: NewerLookUp = { kind: 'none' };
    for (const { kind, argument, page } of cachedResponses(queries)) {
      // A title that was looked up counts as gone, until the loop below finds it among the products of the response. A
      // look-up by id has a number as its argument, and no title to call gone.
      if (kind === 'productLookUp' && typeof argument === 'string') byTitle.set(argument, { kind: 'gone' });
      if (kind === 'listLookUp' && isWholeList(page)) {
        byTitle.clear();
        ofOtherTitles = { kind: 'gone' };
      }
      for (const product of page.products)
        byTitle.set(
          product.title,
          kind === 'listing' ? { kind: 'none' } : { kind: 'found', price: todaysPrice(product) },
        );
    }
    return (title) => byTitle.get(title) ?? ofOtherTitles;
  },
);

/**
 * Returns today's price of each line that was added at another price, by its title. It sends no request: it compares
 * the cart with the products that listing and search have fetched in this tab, and stores the changes for a reload.
 *
 * A price that was looked up later corrects or removes a change. It adds none: a check of the cart runs only when the
 * shopper presses 'Check today’s prices' there, and the cart then shows its result.
 */
export function usePriceChanges(items: readonly CartItem[]): ReadonlyMap<string, NewPrice> {
  const storage = useBrowserStorage();
  const isReady = useStorageReady();
  const fetched = useSelector(selectCachedProducts);
  const newerLookUpOf = useSelector(selectNewerLookUp);
  const stored = usePersisted(storedNewPrices);

  const changes = useMemo(() => {
    const listedPrices = new Map(stored.map((price) => [price.title, price]));
    for (const product of fetched) listedPrices.set(product.title, todaysPrice(product));
    return items.flatMap(({ title, ...line }) => {
      const isChange = (price: TodaysPrice) => price.discountedPrice !== line.discountedPrice;
      const listedPrice = listedPrices.get(title);
      if (!listedPrice || !isChange(listedPrice)) return [];
      const lookUp = newerLookUpOf(title);
      if (lookUp.kind === 'none') return [listedPrice];
      return lookUp.kind === 'found' && isChange(lookUp.price) ? [lookUp.price] : [];
    });
  }, [items, fetched, newerLookUpOf, stored]);

  useEffect(() => {
    if (isReady) saveNewPrices(storage, changes);
  }, [changes, storage, isReady]);

  return useMemo(() => new Map(changes.map((price) => [price.title, price])), [changes]);
}
