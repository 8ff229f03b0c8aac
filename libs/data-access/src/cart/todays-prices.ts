import { apiPaths, discountedPrice, offerAsCartItem, type CartItem, type Product } from '@niramaya/contract';
import { useMemo } from 'react';
import { baseApi } from '../api/baseApi';
import { productPage, type ProductPage } from '../product/products.endpoints';
import { findProduct } from '../product/find-product';
import { listsApi } from '../product/lists.endpoints';
import type { AppDispatch, AppThunk } from '../store/makeStore';
import { addToCart } from './cart-storage';

type SoldToday = Omit<CartItem, 'quantity'>;

/** Null: no longer sold. Undefined: no response. */
type LookupResult = SoldToday | null | undefined;

const few = 4;

/** A purchase must not wait longer for today's price. */
const patienceMs = 5_000;
const noResponse = () => new Promise<readonly LookupResult[]>((resolve) => setTimeout(resolve, patienceMs, []));

const asLine = ({ title, image, price, discount }: Product): SoldToday => ({
  title,
  image,
  price,
  discountedPrice: discountedPrice(price, discount),
});

const findToday =
  (titles: readonly string[]): AppThunk<Promise<readonly LookupResult[]>> =>
  async (dispatch) => {
    const fresh = { subscribe: false, forceRefetch: true } as const;
    const list =
      titles.length > few ? await dispatch(pricesApi.endpoints.listProducts.initiate(undefined, fresh)) : null;
    if (list?.isError) return titles.map(() => undefined);
    const listed = new Map(list?.data?.products.map((product) => [product.title, product]));
    const isWhole = list?.data !== undefined && list.data.totalCount === list.data.products.length;
    const getOffers = () => dispatch(listsApi.endpoints.getOffers.initiate(undefined, fresh));
    let offers: ReturnType<typeof getOffers> | undefined;
    const find = async (title: string): Promise<LookupResult> => {
      const product = listed.get(title) ?? (isWhole ? null : await dispatch(findProduct(title)).catch(() => undefined));
      if (product) return asLine(product);
      if (product === undefined) return undefined;
      const { data: offered } = await (offers ??= getOffers());
      return offered && (offered.map(offerAsCartItem).find((line) => line.title === title) ?? null);
    };
    return Promise.all(titles.map(find));
  };

const pricesApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Separate from the search, whose first response opens the dropdown. */
    listProducts: build.query<ProductPage, void>({ query: () => apiPaths.products, ...productPage }),
    getToday: build.query<readonly LookupResult[], readonly string[]>({
      queryFn: async (titles, { dispatch }) => ({ data: await (dispatch as AppDispatch)(findToday(titles)) }),
      keepUnusedDataFor: 0,
    }),
  }),
});

const useSold = (titles: readonly string[], found: readonly LookupResult[] | undefined) =>
  useMemo(
    (): ReadonlyMap<string, SoldToday | null> =>
      new Map(
        titles.flatMap((title, at) => {
          const sold = found?.[at];
          return sold === undefined ? [] : [[title, sold]];
        }),
      ),
    [titles, found],
  );

/**
 * Requests today's prices (in rupees per pack) as soon as the component mounts. The map `sold` holds null for a product
 * that is no longer sold, and nothing for a product without a response.
 */
export function useTodaysPrices(titles: readonly string[]) {
  const { currentData, isFetching } = pricesApi.useGetTodayQuery(titles, { skip: titles.length === 0 });
  return { sold: useSold(titles, currentData), isAsking: isFetching };
}

const noTitles: readonly string[] = [];

/**
 * Requests today's prices only when `check(titles)` is called, each time again. The map `sold` is that of
 * `useTodaysPrices`; `hasAsked` is false until the first call.
 */
export function usePriceCheck() {
  const [check, { currentData, isFetching, isUninitialized }, { lastArg }] = pricesApi.useLazyGetTodayQuery();
  const titles = isUninitialized ? noTitles : lastArg;
  return {
    check: (asked: readonly string[]) => void check(asked),
    sold: useSold(titles, currentData),
    isAsking: isFetching,
    hasAsked: !isUninitialized,
  };
}

/** Rupees per pack; `nowRupees` is null without a response. */
export type BoughtAgain =
  | { readonly kind: 'added'; readonly nowRupees: number | null; readonly beforeRupees: number }
  | { readonly kind: 'already' | 'gone' };

/** Uses the old prices without a response in time; skips products no longer sold. */
export const buyAgain =
  (lines: readonly CartItem[]): AppThunk<Promise<readonly BoughtAgain[]>> =>
  async (dispatch, _getState, { storage }) => {
    const today = await Promise.race([dispatch(findToday(lines.map(({ title }) => title))), noResponse()]);
    return lines.map((line, at): BoughtAgain => {
      const sold = today[at];
      if (sold === null) return { kind: 'gone' };
      if (addToCart(storage, sold ?? line, line.quantity) === 'alreadyInCart') return { kind: 'already' };
      return { kind: 'added', nowRupees: sold?.discountedPrice ?? null, beforeRupees: line.discountedPrice };
    });
  };
