import type { TopBrand } from '@niramaya/contract';
import { useGetTopBrandsQuery, viewState, type ViewState } from '@niramaya/data-access';
import { useDeferredValue } from 'react';

export interface TopBrandsState {
  readonly state: ViewState<readonly TopBrand[]>;
  /** Whether a retry is running. The error stays visible until its response arrives. */
  readonly retrying: boolean;
  /** Fetches again. Resolves to whether the request succeeded. */
  readonly retry: () => Promise<boolean>;
}

/** Returns the top brands, fetched at each mount of the section (API-18, AMB-23) and at each retry. */
export function useTopBrands(): TopBrandsState {
  // Deferred, because rendering a whole list in one task would block clicks and scrolling when it arrives.
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
