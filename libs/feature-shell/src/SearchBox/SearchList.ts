/** The list of the search: a module of its own, so that it is a chunk of its own. */
export { SearchResults } from '@niramaya/ui';
