import { policy, type Product } from '@niramaya/contract';
import { noFilters } from '../product/filters';
import { productsApi } from '../product/products.endpoints';

/** Returns an action that caches a page without filters. */
export const cacheListing = (products: Product[], page = 1) =>
  // `upsertQueryData` would parse the value with the response schema.
  productsApi.util.upsertQueryEntries([
    {
      endpointName: 'getProducts',
      arg: { ...noFilters, page, limit: policy.pageSize },
      value: { products, totalCount: products.length, unread: 0 },
    },
  ]);
