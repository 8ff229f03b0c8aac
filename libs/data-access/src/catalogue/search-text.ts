import { policy } from '@niramaya/contract';

const unsearchable = /[\p{Cc}\p{Cs}]+/gu;

/** What was typed as the API takes it: one line without spaces round it, of `policy.longestSearch` letters at most. */
export const searchText = (typed: string): string =>
  typed.trim().slice(0, policy.longestSearch).replace(unsearchable, ' ').trim();

/** The query of the address under which the listing shows what a search finds, without its question mark. */
export const searchQuery = (text: string): string => new URLSearchParams({ q: text }).toString();

/** What the query of an address searches for; empty where it searches for nothing. */
export const searchTextOf = (query: URLSearchParams): string => searchText(query.get('q') ?? '');
