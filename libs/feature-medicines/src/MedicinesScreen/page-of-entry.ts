interface EntryState {
  readonly page: number;
}

const isEntryState = (state: unknown): state is EntryState =>
  typeof state === 'object' &&
  state !== null &&
  'page' in state &&
  typeof state.page === 'number' &&
  Number.isInteger(state.page) &&
  state.page >= 1;

/** What an entry of the history keeps of the page it shows; a reload finds it there. */
export const entryOfPage = (page: number): EntryState => ({ page });

/**
 * The page that an entry of the history shows. The page is not in the address (AMB-29): a new address, and so every
 * change of a filter, starts at 1; Back, Forward and a reload return to the page that was left.
 */
export const pageOfEntry = (state: unknown): number => (isEntryState(state) ? state.page : 1);
