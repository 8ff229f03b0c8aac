import { oneLine, policy } from '@niramaya/contract';

/** Returns the typed text on one line, within the API's limit. */
export const searchText = (typed: string): string => oneLine(typed.trim().slice(0, policy.longestSearch));

export const searchQuery = (text: string): string => new URLSearchParams({ q: text }).toString();

/** Returns the search text of a query, or empty text. */
export const searchTextOf = (query: URLSearchParams): string => searchText(query.get('q') ?? '');
