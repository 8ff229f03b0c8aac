import { apiPaths, policy, TOTAL_COUNT_HEADER } from '@niramaya/contract';
import type { ApiAnswer, Product } from '@niramaya/contract';
import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query';
import { baseApi } from '../api/baseApi';
import { pictureAddress } from '../api/picture-address';
import { listSchema } from '../api/response-schema';
import { listingQuery } from './listing-query';
import type { ListingArgs } from './listing-query';

export interface ProductPage {
  readonly products: Product[];
  /** The number of matches before paging (API-10). */
  readonly totalCount: number;
}

const productList = listSchema<ApiAnswer<'listProducts'>>();

const readProducts = (list: ApiAnswer<'listProducts'>, meta: FetchBaseQueryMeta | undefined): ProductPage => {
  const products = list.map((product) => ({ ...product, image: pictureAddress(product.image) }));
  const header = meta?.response?.headers.get(TOTAL_COUNT_HEADER) ?? '';
  // Without the header, the received list is all that can be paged.
  return { products, totalCount: /^\d+$/.test(header) ? Number(header) : products.length };
};

export const productsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The listing call (API-01 to API-12). `followListing` copies its responses to the product store. */
    getProducts: build.query<ProductPage, ListingArgs>({
      query: (args) => `${apiPaths.products}${listingQuery(args)}`,
      rawResponseSchema: productList,
      transformResponse: readProducts,
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
    /** The products whose titles match, with tolerance for a typing error. Requested only if the whole list is cut. */
    findProducts: build.query<ProductPage, string>({
      query: (text) =>
        `${apiPaths.products}?${new URLSearchParams({ q: text.slice(0, policy.longestSearch), _limit: '20' })}`,
      rawResponseSchema: productList,
      transformResponse: readProducts,
    }),
  }),
});

export const { useGetProductsQuery } = productsApi;
