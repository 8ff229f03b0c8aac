export { BlockBoundary } from './boundary/BlockBoundary';
export { prefetch, fetchAllChunks, fetchQuietly } from './chunk';
export { lazyComponent } from './lazyComponent';
export { lazyScreen, type LazyScreen } from './lazyScreen';
export { keepPageWhile } from './reloadIfOutdated';
export { ChunkNotice, type FallbackProps } from './fallback/InFlow';
export { OverPage } from './fallback/OverPage';
