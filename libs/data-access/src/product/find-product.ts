import type { Product, SelectedMedicine } from '@niramaya/contract';
import { useMemo } from 'react';
import { viewState, type ViewState } from '../api/api-error';
import type { AppThunk } from '../store/makeStore';
import { productsApi } from './products.endpoints';
import { storedProductId, toSelectedMedicine } from './selected-medicine';

/** Null if unknown. @throws ApiError without a response */
export const findProduct =
  (title: string): AppThunk<Promise<Product | null>> =>
  async (dispatch) => {
    const { findProducts } = productsApi.endpoints;
    const fresh = { subscribe: false, forceRefetch: true } as const;
    const { products } = await dispatch(findProducts.initiate(title, fresh)).unwrap();
    return products.find((product) => product.title === title) ?? null;
  };

/** Null if unknown. @throws ApiError without a response */
export const findProductId =
  (title: string): AppThunk<Promise<number | null>> =>
  async (dispatch, _getState, { storage }) => {
    const note = storedProductId.read(storage);
    if (note?.title === title && note.id !== null) return note.id;
    return (await dispatch(findProduct(title)))?.id ?? null;
  };

export interface SharedProduct {
  readonly id: number;
  readonly medicine: SelectedMedicine;
}

/** Fetches a product by its id or title; `empty` if unknown. */
export function useSharedProduct(wanted: number | string): readonly [ViewState<SharedProduct>, retry: () => void] {
  const { currentData, error, isFetching, refetch } = productsApi.useFindProductsQuery(wanted);
  const data = useMemo(() => {
    const product = currentData?.products.find(({ id, title }) => id === wanted || title === wanted);
    return product ? { id: product.id, medicine: toSelectedMedicine(product) } : currentData && null;
  }, [currentData, wanted]);
  const state = viewState({ data, error, isFetching }, (found) => found === null);
  return [state as ViewState<SharedProduct>, () => void refetch()];
}
