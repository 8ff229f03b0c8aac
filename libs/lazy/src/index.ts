export { declareChunk, fetchAhead, fetchAllChunks, fetchPageChunks, type Chunk, type FetchedAhead } from './chunk';
export { deferredSection } from './deferredSection';
export { lazyComponent, type LazyComponent, type LazyOptions } from './lazyComponent';
export { lazyScreen, type LazyScreen } from './lazyScreen';
export { ChunkNotice, type ChunkNoticeProps } from './fallback/ChunkNotice';
export { InCorner } from './fallback/InCorner';
export { OverPage } from './fallback/OverPage';
export { useChunk, type ChunkState } from './useChunk';
