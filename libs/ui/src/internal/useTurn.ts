import { startTransition, useCallback, useEffect, useState } from 'react';
import { useHydratedAtOnce } from './useHydrated';

const waiting = new Set<() => void>();
let isUnderWay = false;

/** Safari has no idle callbacks. */
const whenIdle = (then: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(then);
  else setTimeout(then, 50);
};

/** A frame between two turns: what the one has added is laid out by itself. */
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
 * @returns what stops waiting
 */
function waitForTurn(turn: () => void): () => void {
  waiting.add(turn);
  if (!isUnderWay) nextTurn();
  isUnderWay = true;
  return () => waiting.delete(turn);
}

/**
 * Whether what a component adds to the prerendered page may be drawn: one component after the other, each in an idle
 * moment, so that a press never waits for the drawing and the layout of all. Yes at once where nothing was prerendered.
 * @returns also what to call when the shopper is about to use it, and it cannot wait any longer
 */
export function useTurn(): [hasTurn: boolean, takeTurn: () => void] {
  const [hasTurn, setTurn] = useState(useHydratedAtOnce());
  useEffect(() => {
    if (!hasTurn) return waitForTurn(() => startTransition(() => setTurn(true)));
  }, [hasTurn]);
  return [hasTurn, useCallback(() => setTurn(true), [])];
}
