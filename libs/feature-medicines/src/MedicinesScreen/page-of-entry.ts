import { policy } from '@niramaya/contract';

interface EntryState {
  readonly page: number;
}

const isEntryState = (state: unknown): state is EntryState =>
  typeof state === 'object' &&
  state !== null &&
  'page' in state &&
  typeof state.page === 'number' &&
  Number.isInteger(state.page) &&
  state.page >= 1 &&
  state.page <= policy.maxPage;

/** Returns the history state for a page of the listing. A reload finds it there. */
export const entryOfPage = (page: number): EntryState => ({ page });

/**
 * Returns the page that a history entry shows. The page number is not in the address (AMB-29). A new address, and
 * therefore each change of a filter, starts at page 1. Back, Forward and a reload return to the page that was left.
 */
export const pageOfEntry = (state: unknown): number => (isEntryState(state) ? state.page : 1);
