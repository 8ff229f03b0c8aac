import type { Listing } from './useListing';

/** The known data of a listing page, with its page number and its query. */
export interface KnownListing extends Pick<Listing, 'page' | 'view' | 'total' | 'pages'> {
  /** The query string of the address. */
  readonly search: string;
}

/**
 * Returns which listing to render: the deferred one, or a loading state. Rendering ten cards in one task would block
 * clicks and scrolling, so the cards are deferred. Until then the cards of another page or of other filters must not
 * show under the text of this page (API-12).
 * @param current the data known now
 * @param deferred the result of `useDeferredValue`, which may be the data known before
 * @returns what to render
 */
export function listingToRender(current: KnownListing, deferred: KnownListing): KnownListing {
  if (current.view.view !== 'ready') return current;
  const isSamePage = deferred.search === current.search && deferred.page === current.page;
  return isSamePage ? deferred : { ...current, view: { view: 'loading' } };
}
