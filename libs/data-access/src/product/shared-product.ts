import type { SelectedMedicine } from '@niramaya/contract';
import { useMemo } from 'react';
import { viewState, type ViewState } from '../api/api-error';
import { productsApi } from './products.endpoints';
import { toSelectedMedicine } from './selected-medicine';

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
