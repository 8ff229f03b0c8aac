import { policy } from '../policy.ts';

/** A chunk of the shop's code that did not arrive (ERROR-23): its text reads 'Loading chunk NAME failed' (AMB-49). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(chunk: string, cause?: unknown) {
    super(`Loading chunk ${chunk} failed`, { cause });
  }
}

/**
 * Loads a chunk within 120 s (CONST-71, ROUTE-20).
 * @param chunk the name that the message carries
 * @param load imports it dynamically
 * @throws ChunkLoadError where it cannot be had, or is not here in time
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
