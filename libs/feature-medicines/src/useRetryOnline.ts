import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `retry` each time that the browser has a connection again, while `isOffline` is true: a request has failed
 * because there was none. The shopper then need not press 'Try again'.
 */
export function useRetryOnline(isOffline: boolean, retry: () => void): void {
  const retryNow = useEffectEvent(retry);
  useEffect(() => {
    if (!isOffline) return undefined;
    const stop = new AbortController();
    window.addEventListener('online', () => retryNow(), { signal: stop.signal });
    return () => stop.abort();
  }, [isOffline]);
}
