import { apiPaths, discountedPrice, offerAsCartItem, type CartItem, type Product } from '@niramaya/contract';
import { useMemo } from 'react';
import { baseApi } from '../api/baseApi';
import { findProduct } from '../product/find-product';
import { listsApi } from '../product/lists.endpoints';
import { isWholeList, productPage, type ProductPage } from '../product/products.endpoints';
import type { AppThunk, AppThunkDispatch } from '../session/app-thunk';
import { addToCart } from './cart-storage';

/**
 * What the API knows of a title today:
 *
 * - `sold`: the product is sold at the prices of `line`, in rupees per pack.
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

/** The number of titles up to which each is looked up by a request of its own. More are looked up in the whole list. */
const lookUpOneByOneUpTo = 4;

/** How long 'Order again' waits for today's prices before it uses those of the order, in ms. */
const todaysPricesTimeoutMs = 5_000;

/** Looks each title up, first among the products and then among the offers. Returns one result for each, in order. */
const lookUpPrices =
  (titles: readonly string[]): AppThunk<Promise<readonly PriceLookup[]>> =>
  async (dispatch) => {
    const fresh = { subscribe: false, forceRefetch: true } as const;
    const { listProducts } = pricesApi.endpoints;
    const list = titles.length > lookUpOneByOneUpTo ? await dispatch(listProducts.initiate(undefined, fresh)) : null;
    if (list?.isError) return titles.map(() => noResponse);
    const listed = new Map(list?.data?.products.map((product) => [product.title, product]));
    // The API cuts a long list. A title that a cut list lacks may still be a product.
    const isWhole = list?.data !== undefined && isWholeList(list.data);

    const requestOffers = () => dispatch(listsApi.endpoints.getOffers.initiate(undefined, fresh));
    let offers: ReturnType<typeof requestOffers> | undefined;
    const lookUpOffer = async (title: string): Promise<PriceLookup> => {
      offers ??= requestOffers();
      const { data } = await offers;
      if (data === undefined) return noResponse;
      const line = data.map(offerAsCartItem).find((one) => one.title === title);
      return line ? { kind: 'sold', line } : gone;
    };

    const lookUp = async (title: string): Promise<PriceLookup> => {
      const product = listed.get(title);
      if (product) return soldAs(product);
      if (isWhole) return lookUpOffer(title);
      try {
        const found = await dispatch(findProduct(title));
        return found ? soldAs(found) : await lookUpOffer(title);
      } catch {
        return noResponse;
      }
    };
    return Promise.all(titles.map(lookUp));
  };

/** The requests of a check of today's prices. */
export const pricesApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * The whole list. It is an endpoint of its own, because the first response of `searchProducts` opens the list of
     * results in the search field.
     */
    listProducts: build.query<ProductPage, void>({
      query: () => apiPaths.products,
      ...productPage,
      // This response corrects the prices of the list of the search field, so the cache keeps it as long as that list.
      keepUnusedDataFor: Infinity,
    }),
    getTodaysPrices: build.query<readonly PriceLookup[], readonly string[]>({
      queryFn: async (titles, { dispatch }) => ({ data: await (dispatch as AppThunkDispatch)(lookUpPrices(titles)) }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Returns a function from a title to its result. The function stays the same until the results change. */
const usePriceOf = (titles: readonly string[], found: readonly PriceLookup[] | undefined) =>
  useMemo(() => {
    const byTitle = new Map(titles.map((title, at) => [title, found?.[at] ?? noResponse]));
    return (title: string): PriceLookup => byTitle.get(title) ?? noResponse;
  }, [titles, found]);

/**
 * Requests today's prices as soon as the component mounts. `priceOf(title)` is `noResponse` until the API responds;
 * `isAsking` is true during the request. `hasFailed` is true from a response that lacks a price until one that has all.
 * `retry` requests the prices again, and resolves with the response. `titles` must be the same array in each render.
 */
export function useTodaysPrices(titles: readonly string[]) {
  const { currentData, isFetching, refetch } = pricesApi.useGetTodaysPricesQuery(titles, { skip: titles.length === 0 });
  const hasFailed = currentData?.some(({ kind }) => kind === 'noResponse') ?? false;
  return { priceOf: usePriceOf(titles, currentData), isAsking: isFetching, hasFailed, retry: refetch };
}

const noTitles: readonly string[] = [];

/**
 * Requests today's prices when `check(titles)` is called, each time again. `priceOf` and `isAsking` are those of
 * `useTodaysPrices`; `hasAsked` is false until the first call.
 */
export function usePriceCheck() {
  const [check, { currentData, isFetching, isUninitialized }, { lastArg }] = pricesApi.useLazyGetTodaysPricesQuery();
  const titles = isUninitialized ? noTitles : lastArg;
  return {
    check: (asked: readonly string[]) => void check(asked),
    priceOf: usePriceOf(titles, currentData),
    isAsking: isFetching,
    hasAsked: !isUninitialized,
  };
}

/**
 * What 'Order again' did with a line. Prices are in rupees per pack.
 *
 * - `addedAtTodaysPrice`: the line is in the cart at `nowRupees`. `beforeRupees` is the price of the order.
 * - `addedAtOldPrice`: the line is in the cart at `beforeRupees`, because the API has failed or not responded in time.
 * - `already`: the cart had this product before, and is unchanged.
 * - `gone`: the product is no longer sold, and is not in the cart.
 */
export type BoughtAgain =
  | { readonly kind: 'addedAtTodaysPrice'; readonly nowRupees: number; readonly beforeRupees: number }
  | { readonly kind: 'addedAtOldPrice'; readonly beforeRupees: number }
  | { readonly kind: 'already' | 'gone' };

/**
 * Adds the lines of an order to the cart at today's prices, and returns one result for each. It waits five seconds for
 * the API, and then uses the prices of the order. The promise never rejects.
 */
export const buyAgain =
  (lines: readonly CartItem[]): AppThunk<Promise<readonly BoughtAgain[]>> =>
  async (dispatch, _getState, { storage }) => {
    const noneInTime = new Promise<readonly PriceLookup[]>((resolve) => setTimeout(resolve, todaysPricesTimeoutMs, []));
    const found = await Promise.race([dispatch(lookUpPrices(lines.map(({ title }) => title))), noneInTime]);
    return lines.map((line, at): BoughtAgain => {
      const today = found[at] ?? noResponse;
      if (today.kind === 'gone') return { kind: 'gone' };
      const current = today.kind === 'sold' ? today.line : null;
      if (addToCart(storage, current ?? line, line.quantity) === 'alreadyInCart') return { kind: 'already' };
      const beforeRupees = line.discountedPrice;
      if (current === null) return { kind: 'addedAtOldPrice', beforeRupees };
      return { kind: 'addedAtTodaysPrice', nowRupees: current.discountedPrice, beforeRupees };
    });
  };
