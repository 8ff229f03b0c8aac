import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `retry` at each `online` event of the browser while `isOffline` is true, which means that a request or a chunk
 * has failed for want of a connection. The shopper then need not press 'Try again'.
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
