import type { TopBrand } from '@niramaya/contract';
import { useGetTopBrandsQuery, viewState, type ViewState } from '@niramaya/data-access';
import { useDeferredValue } from 'react';

export interface TopBrandsState {
  readonly state: ViewState<readonly TopBrand[]>;
  /** The error stays visible until the response arrives. */
  readonly retrying: boolean;
  /** Resolves to whether the request succeeded. */
  readonly retry: () => Promise<boolean>;
}

export function useTopBrands(): TopBrandsState {
  // Deferred: a whole list in one task would block clicks and scrolling.
  const query = useDeferredValue(useGetTopBrandsQuery(undefined, { refetchOnMountOrArgChange: true }));
  const retrying = query.error !== undefined && query.isFetching;
  return {
    state: viewState<readonly TopBrand[]>(
      retrying ? { ...query, isFetching: false } : query,
      (list) => list.length === 0,
    ),
    retrying,
    retry: async () => (await query.refetch()).error === undefined,
  };
}
