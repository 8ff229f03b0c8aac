/** The result list of the search, in a module of its own so that it becomes its own chunk. */
export { SearchResults } from '@niramaya/ui';
