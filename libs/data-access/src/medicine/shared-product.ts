import { apiPaths } from '@niramaya/contract';
import type { ApiAnswer, SelectedMedicine } from '@niramaya/contract';
import { baseApi } from '../api/baseApi';
import { pictureAddress } from '../api/picture-address';
import { listSchema } from '../api/response-schema';
import { viewState } from '../api/view-state';
import type { ViewState } from '../api/view-state';
import { toSelectedMedicine } from './selected-medicine';

const sharedApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * The product with this number, or null. Only an address that names a product sends this request
     * (docs/decisions/0009).
     */
    getSharedProduct: build.query<SelectedMedicine | null, number>({
      query: (id) => `${apiPaths.products}?id=${id}`,
      rawResponseSchema: listSchema<ApiAnswer<'listProducts'>>(),
      transformResponse: (list: ApiAnswer<'listProducts'>, _meta, id) => {
        const product = list.find((one) => one.id === id);
        return product ? toSelectedMedicine({ ...product, image: pictureAddress(product.image) }) : null;
      },
    }),
  }),
});

/**
 * Returns the product of a shared link as the detail screen shows it, and a function to retry. Storage stays as it is.
 */
export function useSharedProduct(id: number): readonly [ViewState<SelectedMedicine>, retry: () => void] {
  const { data, error, isFetching, refetch } = sharedApi.useGetSharedProductQuery(id);
  const state = viewState({ data, error, isFetching }, (product) => product === null);
  return [state as ViewState<SelectedMedicine>, () => void refetch()];
}
