import { useEffect, useState } from 'react';

/**
 * Whether the browser keeps the data of the shop.
 *
 * - `kept`: the browser has agreed to keep the data until the shopper erases it.
 * - `mayGo`: the browser may delete the data by itself, as when the device has no room left.
 * - `unknown`: the browser has no answer, as an old one, or any browser on a page without HTTPS.
 */
type Persistence = 'kept' | 'mayGo' | 'unknown';

/** Returns the browser's answer, `unknown` if it has none or throws. Never rejects. */
export async function readPersistence(): Promise<Persistence> {
  try {
    return (await navigator.storage.persisted()) ? 'kept' : 'mayGo';
  } catch {
    return 'unknown';
  }
}

/**
 * Asks the browser to keep the data of the shop. Call it once something is stored that a person would miss. Chromium
 * and Safari decide by themselves; Firefox asks the person, remembers the answer, and then answers at once. Never
 * rejects.
 */
export async function requestPersistence(): Promise<void> {
  if ((await readPersistence()) === 'mayGo') await navigator.storage.persist().catch(() => false);
}

/** Returns the answer of a device (`browserDevice`) to whether it keeps the data; null until the answer has come. */
export function usePersistence({ persistence }: { readonly persistence: () => Promise<Persistence> }) {
  const [answer, setAnswer] = useState<Persistence | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    void persistence().then((next) => {
      if (!isUnmounted) setAnswer(next);
    });
    return () => {
      isUnmounted = true;
    };
  }, [persistence]);
  return answer;
}
