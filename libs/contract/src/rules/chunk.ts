import { policy } from './policy.ts';

/** The error for a lazy chunk that did not load (ERROR-23). Its message is 'Loading chunk NAME failed' (AMB-49). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(chunk: string, cause?: unknown) {
    super(`Loading chunk ${chunk} failed`, { cause });
  }
}

/**
 * Loads a lazy chunk within 120 s (CONST-71, ROUTE-20).
 * @param chunk the name in the error message
 * @param load imports the chunk dynamically
 * @throws ChunkLoadError if the chunk cannot be loaded, or does not load in time
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
