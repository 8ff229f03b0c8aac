/** In a module of its own, so that it becomes a chunk of its own. */
export { Toaster } from '@niramaya/ui';
