/** A separate chunk. */
export { Toaster } from '@niramaya/ui';
