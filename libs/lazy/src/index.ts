export { declareChunk, fetchAhead, fetchAllChunks, fetchPageChunks, type Chunk, type FetchedAhead } from './chunk';
export { deferredSection } from './deferredSection';
export { lazyComponent, type LazyComponent, type LazyOptions } from './lazyComponent';
export { lazyScreen, type LazyScreen } from './lazyScreen';
export { ChunkNotice, type ChunkNoticeProps } from './standIn/ChunkNotice';
export { InCorner } from './standIn/InCorner';
export { OverPage } from './standIn/OverPage';
export { useChunk, type ChunkState } from './useChunk';
