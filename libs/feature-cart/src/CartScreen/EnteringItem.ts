/** A row that moves: a module of its own, so that it is a chunk of its own. */
export { EnteringItem } from '@niramaya/ui';
