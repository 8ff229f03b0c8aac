/** The toaster is a module of its own here, so that the dynamic import in `Shell` makes a chunk of its own. */
export { Toaster } from '@niramaya/ui';
