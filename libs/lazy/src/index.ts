export { BlockBoundary } from './boundary/BlockBoundary';
export { declareChunk, prefetch, fetchAllChunks, fetchQuietly } from './chunk';
export { lazyComponent, type LazyComponent, type LazyOptions } from './lazyComponent';
export { lazyScreen, type LazyScreen } from './lazyScreen';
export { ChunkNotice, type ChunkNoticeProps } from './fallback/ChunkNotice';
export type { FallbackProps } from './fallback/fallback';
export { OverPage } from './fallback/OverPage';
