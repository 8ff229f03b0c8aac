import {
  apiPaths,
  CORRECTED_SEARCH_HEADER,
  COUNTED_MATCHES_HEADER,
  COUNTED_TEXT_HEADER,
  oneLine,
  parseOrNull,
  policy,
  readableProduct,
  TOTAL_COUNT_HEADER,
  TOTAL_RELATION_HEADER,
  UNSOLD_WORDS_HEADER,
  type Product,
} from '@niramaya/contract';
import { createSelector, type WithSlice } from '@reduxjs/toolkit';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import * as z from 'zod/mini';
import { baseApi } from '../api/baseApi';
import { pictureAddress } from '../api/picture-address';
import { listingQuery, searchText, type ListingArgs } from './filters';

/** A page of the listing, or the whole list. */
export interface ProductPage {
  /** The products of this page. Their pictures have addresses that the shop can load. */
  readonly products: Product[];
  /** The number of products on all pages together. */
  readonly totalCount: number;
  /** Whether the search has still more matches, which no page lists. Then `totalCount` is a lower limit. */
  readonly hasMore: boolean;
  /** The number of products of this page that fail their schema, and which `products` leaves out. */
  readonly unreadableCount: number;
  /** The text that the search has used in place of a mistyped one, or null. */
  readonly corrected: string | null;
  /** The words of the search text that name nothing in the shop. The search has left them out. */
  readonly unsoldWords: readonly string[];
  /** The number of products that match the text of `ListingArgs.countedSearchText`, or null if it was not counted. */
  readonly counted: number | null;
}

/** Returns the text of a percent-encoded header on one line, or null without it or if it is damaged. */
function readText(header: string | null | undefined): string | null {
  try {
    return searchText(decodeURIComponent(header ?? '')) || null;
  } catch {
    return null;
  }
}

/** Returns the page of a response: the list, and the total of the header, or else the length of the list. */
const readProducts = (list: readonly unknown[], meta: FetchBaseQueryMeta | undefined): ProductPage => {
  const read = list.flatMap((product) => parseOrNull(readableProduct, product) ?? []);
  const products = read.map((product) => ({ ...product, image: pictureAddress(product.image) }));
  const unreadableCount = list.length - products.length;
  const headers = meta?.response?.headers;
  const numberOf = (header: string): number | null => {
    const text = headers?.get(header) ?? '';
    return /^\d+$/.test(text) ? Number(text) : null;
  };
  return {
    products,
    totalCount: numberOf(TOTAL_COUNT_HEADER) ?? list.length,
    hasMore: headers?.get(TOTAL_RELATION_HEADER) === 'gte',
    unreadableCount,
    corrected: readText(headers?.get(CORRECTED_SEARCH_HEADER)),
    unsoldWords: readText(headers?.get(UNSOLD_WORDS_HEADER))?.split(' ') ?? [],
    counted: numberOf(COUNTED_MATCHES_HEADER),
  };
};

/** The parts of the definition that all endpoints for lists of products share. */
export const productPage = { rawResponseSchema: z.array(z.unknown()), transformResponse: readProducts };

/**
 * True if a list that was requested without a page has every product. The API cuts a long list, whose last products are
 * then missing; a product that fails its schema is missing too.
 */
export const isWholeList = ({ products, totalCount }: ProductPage): boolean => totalCount === products.length;

/**
 * Returns as much of the beginning of a text as the API accepts as a search. It is cut after a whole word, or within
 * the first word if that alone is too long.
 */
const wholeWords = (text: string): string => {
  if (text.length <= policy.longestSearch) return text;
  const end = text.lastIndexOf(' ', policy.longestSearch);
  return text.slice(0, end > 0 ? end : policy.longestSearch);
};

/** The requests of `GET /products`. */
export const productsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Requests a page of the listing. */
    getProducts: build.query<ProductPage, ListingArgs>({
      query: ({ countedSearchText, ...args }) => ({
        url: `${apiPaths.products}${listingQuery(args)}`,
        headers:
          countedSearchText === undefined
            ? undefined
            : { [COUNTED_TEXT_HEADER]: encodeURIComponent(countedSearchText) },
      }),
      ...productPage,
      // In seconds. Changed prices and similar products come from the listings of the last ten minutes.
      keepUnusedDataFor: 600,
    }),
    /** The whole list, in which the search field looks for the typed text. */
    searchProducts: build.query<ProductPage, void>({
      query: () => apiPaths.products,
      ...productPage,
      keepUnusedDataFor: Infinity,
    }),
    /** The product with this id, or the first twenty matches of this text. */
    findProducts: build.query<ProductPage, number | string>({
      query: (idOrText) => {
        const params =
          typeof idOrText === 'number' ? { id: idOrText } : { q: wholeWords(oneLine(idOrText)), _limit: '20' };
        return { url: apiPaths.products, params };
      },
      ...productPage,
      // `price-changes.ts` prefers this response to the older prices of `searchProducts`, so the cache keeps it as long
      // as that list.
      keepUnusedDataFor: Infinity,
    }),
  }),
});

/**
 * Requests a page of the listing at every mount. After a change of the page, `data` is still the earlier page until the
 * response arrives; `currentData` is undefined until then.
 */
export const { useGetProductsQuery } = productsApi;

/** The endpoints whose products are lists of the catalogue, and no look-ups of single titles. */
const listings: readonly unknown[] = ['getProducts', 'searchProducts'];

/**
 * Selects the products of all cached listings and of the search, the newest response last. A product may be in several.
 */
export const selectCachedProducts = createSelector(
  (state: WithSlice<typeof baseApi>) => state.api.queries,
  (queries): readonly Product[] =>
    Object.values(queries)
      .filter((query) => query?.data !== undefined && listings.includes(query.endpointName))
      .sort((one, other) => (one?.fulfilledTimeStamp ?? 0) - (other?.fulfilledTimeStamp ?? 0))
      .flatMap((query) => (query?.data as ProductPage).products),
);
