import { apiPaths, discountedPrice, offerAsCartItem, type CartItem, type Product } from '@niramaya/contract';
import { useMemo } from 'react';
import { baseApi } from '../api/baseApi';
import { findProduct } from '../product/find-product';
import { listsApi } from '../product/lists.endpoints';
import { isWholeList, productPage, type ProductPage } from '../product/products.endpoints';
import type { AppThunk, AppThunkDispatch } from '../session/app-thunk';
import { addToCart, readCart } from './cart-storage';

/**
 * What the API knows of a title today. Carts and orders name products and offers by their titles alone.
 *
 * - `sold`: the product is sold. `line` is a line of the cart with today's prices, in rupees per unit: a pack, or a
 *   whole offer.
 * - `gone`: the product is no longer sold.
 * - `noResponse`: no price is known, because the API has not responded yet or has failed.
 */
export type PriceLookup =
  | { readonly kind: 'sold'; readonly line: Omit<CartItem, 'quantity'> }
  | { readonly kind: 'gone' }
  | { readonly kind: 'noResponse' };

const gone: PriceLookup = { kind: 'gone' };
const noResponse: PriceLookup = { kind: 'noResponse' };

const soldAs = ({ title, image, price, discount }: Product): PriceLookup => ({
  kind: 'sold',
  line: { title, image, price, discountedPrice: discountedPrice(price, discount) },
});

/**
 * Up to this many titles are looked up by a request for each. For more, one request for the whole list of products is
 * cheaper.
 */
const maxSingleLookUps = 4;

/** The options of a request whose response must be of today: it ignores the cache. */
const fresh = { subscribe: false, forceRefetch: true } as const;

/** How long 'Order again' waits for today's prices before it uses those of the order, in ms. */
const todaysPricesTimeoutMs = 5_000;

/** The products that one request has returned for all titles, by title. */
interface ProductsByTitle {
  readonly byTitle: ReadonlyMap<string, Product>;
  /**
   * True if `byTitle` has every product, so that a title without an entry is no product. False if the API has truncated
   * the list, if a product in it cannot be read, or if the list was not requested.
   */
  readonly isWhole: boolean;
}

/** The value of a check that does not request the whole list: it knows no product. */
const notRequested: ProductsByTitle = { byTitle: new Map(), isWhole: false };

/** Requests the whole list of products. Returns null if the API does not respond. */
const requestProducts = (): AppThunk<Promise<ProductsByTitle | null>> => async (dispatch) => {
  const { data, isError } = await dispatch(pricesApi.endpoints.listProducts.initiate(undefined, fresh));
  // After a failure, `data` may be that of an earlier response.
  if (isError || data === undefined) return null;
  return { byTitle: new Map(data.products.map((product) => [product.title, product])), isWhole: isWholeList(data) };
};

/** Returns a function that looks a title up among the offers. The first call requests them, for all calls. */
const createOfferLookUp = (): AppThunk<(title: string) => Promise<PriceLookup>> => (dispatch) => {
  const requestOffers = () => dispatch(listsApi.endpoints.getOffers.initiate(undefined, fresh));
  let offers: ReturnType<typeof requestOffers> | undefined;
  return async (title) => {
    offers ??= requestOffers();
    const { data, isError } = await offers;
    // After a failure, `data` may be that of an earlier response, if a screen shows the offers.
    if (isError || data === undefined) return noResponse;
    const line = data.map(offerAsCartItem).find((one) => one.title === title);
    return line ? { kind: 'sold', line } : gone;
  };
};

/**
 * Looks each title up, first among the products and then among the offers. Returns a result for each, in their order.
 *
 * @param offersToo Requests the offers even if every title is that of a product, so that `useKnownOffers` has them.
 */
const lookUpPrices =
  (titles: readonly string[], offersToo = false): AppThunk<Promise<readonly PriceLookup[]>> =>
  async (dispatch) => {
    const isListCheaper = titles.length > maxSingleLookUps;
    const products = isListCheaper ? await dispatch(requestProducts()) : notRequested;
    if (products === null) return titles.map(() => noResponse);
    const lookUpOffer = dispatch(createOfferLookUp());

    const lookUp = async (title: string): Promise<PriceLookup> => {
      const listed = products.byTitle.get(title);
      if (listed) return soldAs(listed);
      if (products.isWhole) return lookUpOffer(title);
      try {
        // Null if there is no such product. It rejects if the API does not respond.
        const found = await dispatch(findProduct(title));
        return found ? soldAs(found) : await lookUpOffer(title);
      } catch {
        return noResponse;
      }
    };
    const found = await Promise.all(titles.map(lookUp));
    const hasResponse = found.some(({ kind }) => kind !== 'noResponse');
    // This look-up is only for its request, whose response `useKnownOffers` returns. It has no title to find, and the
    // prices do not wait for it. An API that has not responded so far is not asked again.
    if (offersToo && hasResponse) void lookUpOffer('');
    return found;
  };

/** The requests of a check of today's prices. */
export const pricesApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * The whole list of products. It is an endpoint of its own: a response in the cache of `searchProducts`, which
     * requests the same, would open the list of results in the search field, although the shopper has not searched.
     */
    listProducts: build.query<ProductPage, void>({
      query: () => apiPaths.products,
      ...productPage,
      // `price-changes.ts` prefers this response to the older prices of `searchProducts`, so the cache keeps it as long
      // as those: until the page is closed.
      keepUnusedDataFor: Infinity,
    }),
    /** Looks each title up. It never fails: a title without a response is `noResponse`. */
    getTodaysPrices: build.query<readonly PriceLookup[], readonly string[]>({
      // Redux Toolkit does not know the type of our thunks here.
      queryFn: async (titles, { dispatch }) => ({ data: await (dispatch as AppThunkDispatch)(lookUpPrices(titles)) }),
      keepUnusedDataFor: 0,
    }),
    /** Like `getTodaysPrices`, and requests the offers too. */
    checkTodaysPrices: build.query<readonly PriceLookup[], readonly string[]>({
      queryFn: async (titles, { dispatch }) => ({
        data: await (dispatch as AppThunkDispatch)(lookUpPrices(titles, true)),
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Returns a function from a title to its result. The function stays the same until `titles` or `found` change. */
const usePriceOf = (titles: readonly string[], found: readonly PriceLookup[] | undefined) =>
  useMemo(() => {
    const byTitle = new Map(titles.map((title, index) => [title, found?.[index] ?? noResponse]));
    return (title: string): PriceLookup => byTitle.get(title) ?? noResponse;
  }, [titles, found]);

/**
 * Requests today's prices as soon as the component mounts. Without titles it requests nothing.
 *
 * - `priceOf(title)` returns the result for a title, which is `noResponse` until the API responds.
 * - `isChecking` is true during the request.
 * - `hasFailed` is true if the last response lacks the price of at least one product that may still be sold.
 * - `retry` requests the prices again, and resolves with the response. Call it only if there are titles.
 *
 * @param titles the same array in each render, because `priceOf` changes with it
 */
export function useTodaysPrices(titles: readonly string[]) {
  const { currentData, isFetching, refetch } = pricesApi.useGetTodaysPricesQuery(titles, { skip: titles.length === 0 });
  const hasFailed = currentData?.some(({ kind }) => kind === 'noResponse') ?? false;
  return { priceOf: usePriceOf(titles, currentData), isChecking: isFetching, hasFailed, retry: refetch };
}

const noTitles: readonly string[] = [];

/**
 * Requests today's prices and the offers at each call of `check(titles)`. `priceOf` and `isChecking` are those of
 * `useTodaysPrices` for the titles of the last call; `hasChecked` is false until the first call.
 */
export function usePriceCheck() {
  const [trigger, response, { lastArg }] = pricesApi.useLazyCheckTodaysPricesQuery();
  const { currentData, isFetching, isUninitialized } = response;
  const titles = isUninitialized ? noTitles : lastArg;
  return {
    check: (titlesToCheck: readonly string[]) => void trigger(titlesToCheck),
    priceOf: usePriceOf(titles, currentData),
    isChecking: isFetching,
    hasChecked: !isUninitialized,
  };
}

/**
 * What 'Order again' did with a line. Prices are in rupees per unit: a pack, or a whole offer.
 *
 * - `addedAtTodaysPrice`: the line is in the cart at `nowRupees`. `beforeRupees` is the price of the order.
 * - `addedAtOldPrice`: the line is in the cart at `beforeRupees`, because the API has failed or not responded in time.
 * - `alreadyInCart`: the cart had this product before, and is unchanged. `quantity` is the number of units in it.
 * - `gone`: the product is no longer sold, and is not in the cart.
 */
export type OrderAgainResult =
  | { readonly kind: 'addedAtTodaysPrice'; readonly nowRupees: number; readonly beforeRupees: number }
  | { readonly kind: 'addedAtOldPrice'; readonly beforeRupees: number }
  | { readonly kind: 'alreadyInCart'; readonly quantity: number }
  | { readonly kind: 'gone' };

/** Resolves with an empty list, which has no price, after `todaysPricesTimeoutMs`. */
const emptyAfterTimeout = (): Promise<readonly PriceLookup[]> =>
  new Promise((resolve) => setTimeout(() => resolve([]), todaysPricesTimeoutMs));

/**
 * Adds the lines of an order to the cart at today's prices, and returns one result for each. It waits for the API for
 * at most `todaysPricesTimeoutMs`. If one price has not come by then, all lines have the prices of the order. The
 * promise never rejects.
 */
export const orderAgain =
  (lines: readonly CartItem[]): AppThunk<Promise<readonly OrderAgainResult[]>> =>
  async (dispatch, _getState, { storage }) => {
    const titles = lines.map(({ title }) => title);
    const found = await Promise.race([dispatch(lookUpPrices(titles)), emptyAfterTimeout()]);
    return lines.map((line, index): OrderAgainResult => {
      const today = found[index] ?? noResponse;
      if (today.kind === 'gone') return { kind: 'gone' };
      const current = today.kind === 'sold' ? today.line : null;
      const outcome = addToCart(storage, current ?? line, line.quantity);
      if (outcome === 'alreadyInCart') {
        const inCart = readCart(storage).find(({ title }) => title === line.title);
        return { kind: 'alreadyInCart', quantity: inCart?.quantity ?? line.quantity };
      }
      const beforeRupees = line.discountedPrice;
      if (current === null) return { kind: 'addedAtOldPrice', beforeRupees };
      return { kind: 'addedAtTodaysPrice', nowRupees: current.discountedPrice, beforeRupees };
    });
  };
