import { oneLine, policy } from '@niramaya/contract';

/**
 * Returns the typed text as the API accepts it: one line without surrounding spaces, of `policy.longestSearch` letters
 * at most.
 */
export const searchText = (typed: string): string => oneLine(typed.trim().slice(0, policy.longestSearch));

/** Returns the query of the address at which the listing shows the results of a search, without its question mark. */
export const searchQuery = (text: string): string => new URLSearchParams({ q: text }).toString();

/** Returns the search text in the query of an address; empty if there is none. */
export const searchTextOf = (query: URLSearchParams): string => searchText(query.get('q') ?? '');
