const nothing = (): void => undefined;

const endOfTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Callers share one read, which begins after all have called. */
export function coalesced<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;

  const begin = (): Promise<T> => {
    next = null;
    const reading = read();
    underWay = reading.catch(nothing);
    return reading;
  };

  return () => (next ??= underWay.then(endOfTurn).then(begin));
}
