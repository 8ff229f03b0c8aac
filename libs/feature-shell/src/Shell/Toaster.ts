/** A separate module, so that it becomes a separate chunk. */
export { Toaster } from '@niramaya/ui';
