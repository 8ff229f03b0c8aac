/** Known to this document alone, so that what an earlier one left in the history can be told apart. */
const thisDocument = performance.timeOrigin;

interface EntryState {
  readonly page: number;
  readonly document: number;
}

const isEntryState = (state: unknown): state is EntryState =>
  typeof state === 'object' &&
  state !== null &&
  'page' in state &&
  typeof state.page === 'number' &&
  Number.isInteger(state.page) &&
  state.page >= 1 &&
  'document' in state &&
  state.document === thisDocument;

/** What an entry of the history keeps of the page it shows. */
export const entryOfPage = (page: number): EntryState => ({ page, document: thisDocument });

/**
 * The page that an entry of the history shows. The page is not in the address (AMB-29): a new address, and so every
 * change of a filter, starts at 1, as a reload does; Back and Forward return to the page that was left.
 */
export const pageOfEntry = (state: unknown): number => (isEntryState(state) ? state.page : 1);
