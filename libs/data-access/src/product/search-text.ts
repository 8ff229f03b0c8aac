import { oneLine, policy } from '@niramaya/contract';

export const searchText = (typed: string): string => oneLine(typed.trim().slice(0, policy.longestSearch));

export const searchQuery = (text: string): string => new URLSearchParams({ q: text }).toString();

export const searchTextOf = (query: URLSearchParams): string => searchText(query.get('q') ?? '');
