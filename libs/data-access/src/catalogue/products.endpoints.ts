import { apiPaths, policy, TOTAL_COUNT_HEADER } from '@niramaya/contract';
import type { ApiAnswer, Product } from '@niramaya/contract';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { baseApi } from '../api/baseApi';
import { pictureAddress } from '../api/picture-address';
import type { Services } from '../store/services';
import { listingQuery } from './listing-query';
import type { ListingArgs } from './listing-query';
import { productActions } from './product.slice';

export interface ProductPage {
  readonly products: Product[];
  /** Matches before paging (API-10). */
  readonly totalCount: number;
}

const readProducts = (list: ApiAnswer<'listProducts'>, meta: FetchBaseQueryMeta | undefined): ProductPage => {
  const products = list.map((product) => ({ ...product, image: pictureAddress(product.image) }));
  const header = meta?.response?.headers.get(TOTAL_COUNT_HEADER) ?? '';
  // Without the header the list that came is all there is to page through.
  return { products, totalCount: /^\d+$/.test(header) ? Number(header) : products.length };
};

export const productsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The listing call (API-01 to API-12). */
    getProducts: build.query<ProductPage, ListingArgs>({
      query: (args) => `${apiPaths.products}${listingQuery(args)}`,
      transformResponse: readProducts,
      async onQueryStarted(_args, { dispatch, extra, queryFulfilled, requestId }) {
        const { newestListing } = extra as Services;
        newestListing.requestId = requestId;
        dispatch(productActions.requested());
        const answer = await queryFulfilled.catch(() => null);
        if (newestListing.requestId !== requestId) return;
        if (answer === null) {
          dispatch(productActions.failed());
          return;
        }
        dispatch(productActions.succeeded(answer.data.products));
        dispatch(productActions.totalCountSet(answer.data.totalCount));
      },
    }),
    /** The search call: the whole list, without parameters (API-13). Its answer is held for the page load (AMB-12). */
    searchProducts: build.query<ProductPage, void>({
      query: () => apiPaths.products,
      transformResponse: readProducts,
      keepUnusedDataFor: Infinity,
    }),
    /** The products whose titles match, tolerant of a typing error; asked for only where the whole list is cut. */
    findProducts: build.query<ProductPage, string>({
      query: (text) =>
        `${apiPaths.products}?${new URLSearchParams({ q: text.slice(0, policy.longestSearch), _limit: '20' })}`,
      transformResponse: readProducts,
    }),
  }),
});

export const { useGetProductsQuery } = productsApi;
