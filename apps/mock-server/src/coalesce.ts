const nothing = (): void => undefined;

const endOfTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Returns a function whose callers share one read. The read begins after each of them has called, so its result is as
 * fresh as that of an own read. Calls during a read share the next read. Only one read runs at a time.
 * @param read the read; a failure rejects the calls that share it, and no later ones
 */
export function coalesced<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;

  const begin = (): Promise<T> => {
    next = null;
    const reading = read();
    underWay = reading.catch(nothing);
    return reading;
  };

  // Waits one turn of the event loop, so that calls that arrive in it share the read.
  return () => (next ??= underWay.then(endOfTurn).then(begin));
}
