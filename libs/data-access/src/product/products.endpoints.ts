import { apiPaths, readableProduct, parseOrNull, TOTAL_COUNT_HEADER, type Product } from '@niramaya/contract';
import { createSelector } from '@reduxjs/toolkit';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import * as z from 'zod/mini';
import { baseApi } from '../api/baseApi';
import { pictureAddress } from '../api/picture-address';
import type { RootState } from '../store/makeStore';
import { listingQuery, searchText, type ListingArgs } from './filters';

export interface ProductPage {
  readonly products: Product[];
  /** Matches before paging. */
  readonly totalCount: number;
  readonly unread: number;
}

/** Returns the readable products; `unread` counts the others. */
const readProducts = (list: readonly unknown[], meta: FetchBaseQueryMeta | undefined): ProductPage => {
  const read = list.flatMap((product) => parseOrNull(readableProduct, product) ?? []);
  const products = read.map((product) => ({ ...product, image: pictureAddress(product.image) }));
  const unread = list.length - products.length;
  const header = meta?.response?.headers.get(TOTAL_COUNT_HEADER) ?? '';
  return { products, totalCount: /^\d+$/.test(header) ? Number(header) : list.length, unread };
};

/** For each endpoint that responds with a list of products. */
export const productPage = { rawResponseSchema: z.array(z.unknown()), transformResponse: readProducts };

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
    findProducts: build.query<ProductPage, string>({
      query: (text) => `${apiPaths.products}?${new URLSearchParams({ q: searchText(text), _limit: '20' })}`,
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
