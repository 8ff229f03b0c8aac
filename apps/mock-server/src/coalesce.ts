const nothing = (): void => undefined;

const endOfTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Lets everybody who asks share a reading that begins after they have asked, so that it is as true for each as one of
 * their own: whoever comes while one is under way takes part in the next. There is never more than one under way.
 * @param read what is read; a failure is told to those who shared it, and to nobody after them
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

  // A turn of the event loop takes in what has arrived by then.
  return () => (next ??= underWay.then(endOfTurn).then(begin));
}
