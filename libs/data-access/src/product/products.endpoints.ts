import { apiPaths, readableProduct, parseOrNull, TOTAL_COUNT_HEADER } from '@niramaya/contract';
import type { Product } from '@niramaya/contract';
import { createSelector } from '@reduxjs/toolkit';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import * as z from 'zod/mini';
import { baseApi } from '../api/baseApi';
import { pictureAddress } from '../api/picture-address';
import type { RootState } from '../store/makeStore';
import { listingQuery } from './listing-query';
import type { ListingArgs } from './listing-query';
import { searchText } from './search-text';

export interface ProductPage {
  readonly products: Product[];
  /** The number of matches before paging (API-10). */
  readonly totalCount: number;
  /** How many products of the response cannot be rendered and are left out. */
  readonly unread: number;
}

/** The schema of a response with products. Its records are read by `readProducts`. */
export const productList = z.array(z.unknown());

/** Reads the products of a response, and counts those that cannot be rendered. */
export const readProducts = (list: readonly unknown[], meta: FetchBaseQueryMeta | undefined): ProductPage => {
  const read = list.flatMap((product) => parseOrNull(readableProduct, product) ?? []);
  const products = read.map((product) => ({ ...product, image: pictureAddress(product.image) }));
  const unread = list.length - products.length;
  const header = meta?.response?.headers.get(TOTAL_COUNT_HEADER) ?? '';
  // Without the header, the received list is all that can be paged.
  return { products, totalCount: /^\d+$/.test(header) ? Number(header) : list.length, unread };
};

export const productsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The listing call (API-01 to API-12). `followListing` copies its responses to the product store. */
    getProducts: build.query<ProductPage, ListingArgs>({
      query: (args) => `${apiPaths.products}${listingQuery(args)}`,
      rawResponseSchema: productList,
      transformResponse: readProducts,
      // Kept for ten minutes, for the notices of changed prices and the similar products.
      keepUnusedDataFor: 600,
    }),
    /**
     * The search call: the whole list, without parameters (API-13). Its response is cached for the page load (AMB-12).
     */
    searchProducts: build.query<ProductPage, void>({
      query: () => apiPaths.products,
      rawResponseSchema: productList,
      transformResponse: readProducts,
      keepUnusedDataFor: Infinity,
    }),
    /** The products that a search text finds, best first. Requested only if the whole list is cut. */
    findProducts: build.query<ProductPage, string>({
      query: (text) => `${apiPaths.products}?${new URLSearchParams({ q: searchText(text), _limit: '20' })}`,
      rawResponseSchema: productList,
      transformResponse: readProducts,
    }),
  }),
});

export const { useGetProductsQuery } = productsApi;

const listings: readonly unknown[] = ['getProducts', 'searchProducts'];

/** Selects the products that the listing and the search have fetched and that are still cached, the newest last. */
export const selectCachedProducts = createSelector(
  (state: RootState) => state.api.queries,
  (queries): readonly Product[] =>
    Object.values(queries)
      .filter((query) => query?.data !== undefined && listings.includes(query.endpointName))
      .sort((one, other) => (one?.fulfilledTimeStamp ?? 0) - (other?.fulfilledTimeStamp ?? 0))
      .flatMap((query) => (query?.data as ProductPage).products),
);
