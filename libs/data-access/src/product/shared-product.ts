import { apiPaths, type SelectedMedicine } from '@niramaya/contract';
import { baseApi } from '../api/baseApi';
import { viewState, type ViewState } from '../api/view-state';
import { searchable } from './find-product-id';
import { productPage } from './products.endpoints';
import { toSelectedMedicine } from './selected-medicine';

export interface SharedProduct {
  readonly id: number;
  readonly medicine: SelectedMedicine;
}

const queryOf = (product: number | string): Record<string, string> =>
  typeof product === 'number' ? { id: `${product}` } : { q: searchable(product), _limit: '20' };

const sharedApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Null if unknown; see docs/decisions/0009. */
    getSharedProduct: build.query<SharedProduct | null, number | string>({
      query: (product) => `${apiPaths.products}?${new URLSearchParams(queryOf(product))}`,
      rawResponseSchema: productPage.rawResponseSchema,
      transformResponse: (list: unknown[], meta, wanted) => {
        const { products } = productPage.transformResponse(list, meta);
        const product = products.find(({ id, title }) => id === wanted || title === wanted);
        return product ? { id: product.id, medicine: toSelectedMedicine(product) } : null;
      },
    }),
  }),
});

/** Fetches a product by its id or title; `empty` if unknown. */
export function useSharedProduct(product: number | string): readonly [ViewState<SharedProduct>, retry: () => void] {
  const { data, error, isFetching, refetch } = sharedApi.useGetSharedProductQuery(product);
  const state = viewState({ data, error, isFetching }, (found) => found === null);
  return [state as ViewState<SharedProduct>, () => void refetch()];
}
