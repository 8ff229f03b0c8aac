import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Callers share one read, which begins after all have called. */
export function coalesced<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;

  const begin = (): Promise<T> => {
    next = null;
    const reading = read();
    // The callers receive the rejection.
    underWay = reading.catch(() => undefined);
    return reading;
  };

  return () => (next ??= underWay.then(() => endOfTurn()).then(begin));
}
