import {
  apiPaths,
  oneLine,
  parseOrNull,
  readableProduct,
  TOTAL_COUNT_HEADER,
  TOTAL_RELATION_HEADER,
  type Product,
} from '@niramaya/contract';
import { createSelector } from '@reduxjs/toolkit';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import * as z from 'zod/mini';
import { baseApi, pictureAddress } from '../api/baseApi';
import type { RootState } from '../store/makeStore';
import { listingQuery, type ListingArgs } from './filters';

export interface ProductPage {
  readonly products: Product[];
  /** Matches before paging. */
  readonly totalCount: number;
  /** A search has more matches, which no page lists. */
  readonly hasMore: boolean;
  readonly unread: number;
}

/** Returns the readable products; `unread` counts the others. */
const readProducts = (list: readonly unknown[], meta: FetchBaseQueryMeta | undefined): ProductPage => {
  const read = list.flatMap((product) => parseOrNull(readableProduct, product) ?? []);
  const products = read.map((product) => ({ ...product, image: pictureAddress(product.image) }));
  const unread = list.length - products.length;
  const headers = meta?.response?.headers;
  const total = headers?.get(TOTAL_COUNT_HEADER) ?? '';
  return {
    products,
    totalCount: /^\d+$/.test(total) ? Number(total) : list.length,
    hasMore: headers?.get(TOTAL_RELATION_HEADER) === 'gte',
    unread,
  };
};

/** For each endpoint that responds with a list of products. */
export const productPage = { rawResponseSchema: z.array(z.unknown()), transformResponse: readProducts };

/** The API accepts at most 100 letters. */
const wholeWords = (text: string): string => /^.{1,100}(?!\S)/.exec(text)?.[0] ?? text.slice(0, 100);

/** `GET /products`: a page, the whole list, or matches of a text. */
export const productsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getProducts: build.query<ProductPage, ListingArgs>({
      query: (args) => `${apiPaths.products}${listingQuery(args)}`,
      ...productPage,
      // Ten minutes, for changed prices and similar products.
      keepUnusedDataFor: 600,
    }),
    searchProducts: build.query<ProductPage, void>({
      query: () => apiPaths.products,
      ...productPage,
      keepUnusedDataFor: Infinity,
    }),
    /** By id or text. */
    findProducts: build.query<ProductPage, number | string>({
      query: (wanted) => {
        const text = { q: wholeWords(oneLine(`${wanted}`)), _limit: '20' };
        return { url: apiPaths.products, params: typeof wanted === 'number' ? { id: wanted } : text };
      },
      ...productPage,
    }),
  }),
});

export const { useGetProductsQuery } = productsApi;

const listings: readonly unknown[] = ['getProducts', 'searchProducts'];

/** Returns the products of all cached lists, newest response last. */
export const selectCachedProducts = createSelector(
  (state: RootState) => state.api.queries,
  (queries): readonly Product[] =>
    Object.values(queries)
      .filter((query) => query?.data !== undefined && listings.includes(query.endpointName))
      .sort((one, other) => (one?.fulfilledTimeStamp ?? 0) - (other?.fulfilledTimeStamp ?? 0))
      .flatMap((query) => (query?.data as ProductPage).products),
);
