import type {} from '../../inline/start.ts';
import { useEffect } from 'react';

/**
 * Repeats what a shopper did before hydration (`inline/early-input.ts`), once. Its place is behind a screen, in the same
 * Suspense boundary: its effect runs when the screen is hydrated, and the microtask when the screen also shows the state
 * of this shopper.
 */
export function EarlyInput() {
  useEffect(() => {
    const replay = window.replayEarlyInput;
    delete window.replayEarlyInput;
    if (replay) queueMicrotask(() => void replay());
  }, []);
  return null;
}
