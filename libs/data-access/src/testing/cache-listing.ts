import { policy, type Product } from '@niramaya/contract';
import { noFilters } from '../product/filters';
import { productsApi } from '../product/products.endpoints';

/** Puts a response of the listing into the cache of RTK Query. */
export const cacheListing = (products: Product[], page = 1) =>
  // `upsertQueryData` would pass the value through the schema of the response.
  productsApi.util.upsertQueryEntries([
    {
      endpointName: 'getProducts',
      arg: { ...noFilters, page, limit: policy.pageSize },
      value: { products, totalCount: products.length, unread: 0 },
    },
  ]);
