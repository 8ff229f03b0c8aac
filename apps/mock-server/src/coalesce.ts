import { setImmediate as endOfTurn } from 'node:timers/promises';

/**
 * Returns a function whose simultaneous callers share one call of `read`. That call begins after all of them have
 * called, so none gets a result that is older than its own call. A rejection reaches each of them.
 */
export function coalesced<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;

  const begin = (): Promise<T> => {
    next = null;
    const reading = read();
    // The callers receive the rejection of `reading`. This copy only marks its end.
    running = reading.catch(() => undefined);
    return reading;
  };

  return () => (next ??= running.then(() => endOfTurn()).then(begin));
}
