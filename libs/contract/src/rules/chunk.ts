import { policy } from './policy.ts';

/** A chunk of the storefront's code did not load. The error boundaries of `libs/lazy` then offer a retry. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(chunk: string, cause?: unknown) {
    super(`Loading chunk ${chunk} failed`, { cause });
  }
}

/**
 * Returns the module of a chunk, which `load` imports. Throws ChunkLoadError, with the name `chunk`, if the import
 * fails or takes longer than `policy.chunkTimeoutMs` (120 s).
 */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk)), policy.chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(chunk, error);
  } finally {
    clearTimeout(timer);
  }
}
