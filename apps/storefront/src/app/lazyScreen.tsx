import { policy } from '@niramaya/contract';
import { lazy, useState, type ComponentType } from 'react';
import { renewIfOutdated } from './renewPage';

/** A part of the shop that did not arrive (ERROR-23): its text reads 'Loading chunk NAME failed' (AMB-49). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(part: string, cause?: unknown) {
    super(`Loading chunk ${part} failed`, { cause });
  }
}

/**
 * Fetches a part, and fails with a ChunkLoadError when it cannot be had or takes longer than 120 s (CONST-71, ROUTE-20).
 * @param part the name that the message carries
 */
export async function loadPart<T>(part: string, load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(part)), policy.chunkTimeoutMs);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(part, error);
  } finally {
    clearTimeout(timer);
  }
}

export interface LazyScreen {
  readonly Screen: ComponentType;
  /** Fetches the screen's part ahead, so that the first drawing of `Screen` need not wait. */
  readonly load: () => Promise<ComponentType>;
}

/** A screen that is fetched when it is first drawn, or before. */
export function lazyScreen(part: string, load: () => Promise<ComponentType>): LazyScreen {
  let Loaded: ComponentType | undefined;
  const loadOnce = async () => (Loaded ??= await loadPart(part, load));
  const Waiting = lazy(async () => {
    try {
      return { default: await loadOnce() };
    } catch (error) {
      // While the page is being loaded anew, the wait for the screen goes on.
      if (await renewIfOutdated()) return new Promise<never>(() => {});
      throw error;
    }
  });
  return {
    // Kept for as long as the screen is mounted: another type would mount it anew.
    Screen: () => {
      const [Part] = useState<ComponentType>(() => Loaded ?? Waiting);
      return <Part />;
    },
    load: loadOnce,
  };
}
