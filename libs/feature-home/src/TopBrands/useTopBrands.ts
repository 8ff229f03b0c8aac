import type { TopBrand } from '@niramaya/contract';
import { useGetTopBrandsQuery, viewState, type ViewState } from '@niramaya/data-access';
import { useDeferredValue } from 'react';

export interface TopBrandsState {
  readonly state: ViewState<readonly TopBrand[]>;
  /** A retry is under way; the failure stays in sight until its answer is here. */
  readonly retrying: boolean;
  /** Asks once more. Settles to whether there was an answer. */
  readonly retry: () => Promise<boolean>;
}

/** The top brands, asked for at each showing of the section (API-18, AMB-23), and once for each retry. */
export function useTopBrands(): TopBrandsState {
  // A list drawn in one go would hold up whatever is pressed or scrolled when it comes.
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
