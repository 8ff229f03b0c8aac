import { createPart } from '../part/part';

/** The list of the search, fetched when the field gets the focus. */
export const searchResults = createPart(() => import('./SearchResults').then((part) => part.SearchResults));
