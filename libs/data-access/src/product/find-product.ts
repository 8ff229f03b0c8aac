import type { Product, SelectedMedicine } from '@niramaya/contract';
import { useMemo } from 'react';
import { useRetryOnline } from '../api/useRetryOnline';
import { viewState, type ViewState } from '../api/view-state';
import type { AppThunk } from '../session/app-thunk';
import { productsApi } from './products.endpoints';
import { storedProductId, toSelectedMedicine } from './selected-medicine';

/**
 * Requests the product with exactly this title. Returns null if there is none. @throws `ApiError` if the request fails
 */
export const findProduct =
  (title: string): AppThunk<Promise<Product | null>> =>
  async (dispatch) => {
    const { findProducts } = productsApi.endpoints;
    const fresh = { subscribe: false, forceRefetch: true } as const;
    const { products } = await dispatch(findProducts.initiate(title, fresh)).unwrap();
    return products.find((product) => product.title === title) ?? null;
  };

/**
 * Returns the id of the product with this title, for a link to it. It sends a request only if the id is not stored.
 * Null if there is no such product. @throws `ApiError` if the request fails
 */
export const findProductId =
  (title: string): AppThunk<Promise<number | null>> =>
  async (dispatch, _getState, { storage }) => {
    const stored = storedProductId.read(storage);
    if (stored?.title === title && stored.id !== null) return stored.id;
    return (await dispatch(findProduct(title)))?.id ?? null;
  };

/** The product of a shared link: its id, and its fields with the prices of the response. */
export interface SharedProduct {
  readonly id: number;
  readonly medicine: SelectedMedicine;
}

/**
 * Requests the product of a shared link by its id or its exact title, at every mount. Its view is `empty` if there is
 * no such product. `retry` sends the request again after a failure. Without a connection that happens by itself once
 * the device is online.
 */
export function useSharedProduct(wanted: number | string): readonly [ViewState<SharedProduct>, retry: () => void] {
  const { currentData, error, isFetching, refetch } = productsApi.useFindProductsQuery(wanted);
  // Undefined until the API responds, and null if the response has no such product.
  const product = useMemo((): SharedProduct | null | undefined => {
    if (currentData === undefined) return undefined;
    const found = currentData.products.find(({ id, title }) => id === wanted || title === wanted);
    return found ? { id: found.id, medicine: toSelectedMedicine(found) } : null;
  }, [currentData, wanted]);
  const state = viewState({ data: product, error, isFetching }, (one) => one === null);
  useRetryOnline(state.view === 'failed' && state.error.kind === 'offline', () => void refetch());
  // A product that is null has the view `empty`, so the view `ready` has none.
  return [state as ViewState<SharedProduct>, () => void refetch()];
}
