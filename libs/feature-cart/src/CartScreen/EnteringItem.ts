/** The animated row, in a module of its own so that it becomes its own chunk. */
export { EnteringItem } from '@niramaya/ui';
