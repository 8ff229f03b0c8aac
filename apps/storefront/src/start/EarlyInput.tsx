// This import brings the global type of `window.replayEarlyInput`.
import type {} from '../../inline/start.ts';
import { useEffect } from 'react';

/**
 * EarlyInput repeats once the input that `inline/early-input.ts` has recorded before hydration. Render it after a
 * screen, as its sibling in the same Suspense boundary, so that its effect runs when the screen is hydrated. The
 * prerendered page is that of a guest. The input is repeated in a microtask, because React has rendered the state of
 * this shopper by then.
 */
export function EarlyInput() {
  useEffect(() => {
    const replay = window.replayEarlyInput;
    delete window.replayEarlyInput;
    if (replay) queueMicrotask(() => void replay());
  }, []);
  return null;
}
