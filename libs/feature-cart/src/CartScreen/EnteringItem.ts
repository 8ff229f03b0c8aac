/** A separate module for its own chunk. */
export { EnteringItem } from '@niramaya/ui';
