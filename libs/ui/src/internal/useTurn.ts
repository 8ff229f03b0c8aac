import { startTransition, useCallback, useEffect, useState } from 'react';
import { useHydratedAtOnce } from './useHydrated';

const waiting = new Set<() => void>();
let isUnderWay = false;

/** Calls back when the browser is idle. Safari has no `requestIdleCallback`. */
const whenIdle = (then: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(then);
  else setTimeout(then, 50);
};

/** Starts the next turn. One frame between two turns lets the browser lay out each addition separately. */
const nextTurn = () =>
  whenIdle(() => {
    const [turn] = waiting;
    isUnderWay = turn !== undefined;
    if (!turn) return;
    waiting.delete(turn);
    turn();
    requestAnimationFrame(nextTurn);
  });

/**
 * Calls back in an idle moment, one caller after the other.
 * @returns a function that stops waiting
 */
function waitForTurn(turn: () => void): () => void {
  waiting.add(turn);
  if (!isUnderWay) nextTurn();
  isUnderWay = true;
  return () => waiting.delete(turn);
}

/**
 * Whether a component may render what it adds to the prerendered page. The components get their turn one after the
 * other, each in an idle moment. A click never waits for the rendering and the layout of all of them. True at once if
 * nothing was prerendered.
 * @returns also a function to call when the shopper is about to use the component and it cannot wait any longer
 */
export function useTurn(): [hasTurn: boolean, takeTurn: () => void] {
  const [hasTurn, setTurn] = useState(useHydratedAtOnce());
  useEffect(() => {
    if (!hasTurn) return waitForTurn(() => startTransition(() => setTurn(true)));
  }, [hasTurn]);
  return [hasTurn, useCallback(() => setTurn(true), [])];
}
