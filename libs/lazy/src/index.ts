export { BlockBoundary } from './boundary/BlockBoundary';
export { ErrorBoundary } from './boundary/ErrorBoundary';
export { declareChunk, fetchAhead, fetchAllChunks, fetchQuietly, type Chunk } from './chunk';
export { lazyComponent, type LazyComponent, type LazyOptions } from './lazyComponent';
export { lazyScreen, type LazyScreen } from './lazyScreen';
export { ChunkNotice, type ChunkNoticeProps } from './fallback/ChunkNotice';
export { OverPage } from './fallback/OverPage';
export { WhenFailed } from './fallback/WhenFailed';
export { useChunk, type ChunkState } from './useChunk';
