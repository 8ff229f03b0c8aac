import { policy, type Product } from '@niramaya/contract';
import { pricesApi } from '../cart/todays-prices';
import { noFilters } from '../product/filters';
import { productsApi } from '../product/products.endpoints';

const pageOf = (products: Product[]) => ({
  products,
  totalCount: products.length,
  hasMore: false,
  unreadableCount: 0,
  corrected: null,
  unsoldWords: [],
  counted: null,
});

/** Returns an action that caches a page without filters. */
export const cacheListing = (products: Product[], page = 1) =>
  // `upsertQueryData` would parse the value with the response schema.
  productsApi.util.upsertQueryEntries([
    { endpointName: 'getProducts', arg: { ...noFilters, page, limit: policy.pageSize }, value: pageOf(products) },
  ]);

/** Returns an action that caches the list of the search. */
export const cacheSearch = (products: Product[]) =>
  productsApi.util.upsertQueryEntries([{ endpointName: 'searchProducts', arg: undefined, value: pageOf(products) }]);

/** Returns an action that caches the look-up of a title with these products. */
export const cacheLookUp = (title: string, products: Product[]) =>
  productsApi.util.upsertQueryEntries([{ endpointName: 'findProducts', arg: title, value: pageOf(products) }]);

/** Returns an action that caches the whole list, which a check of five or more titles requests. */
export const cacheWholeList = (products: Product[]) =>
  pricesApi.util.upsertQueryEntries([{ endpointName: 'listProducts', arg: undefined, value: pageOf(products) }]);
