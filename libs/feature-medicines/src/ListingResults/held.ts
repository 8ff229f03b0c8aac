import { useEffect, useState } from 'react';

/** The last value that was there; `null` until there was one. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

/**
 * Whether something is so, and has been for no longer than this.
 * @param ms how long it counts as brief
 */
export function useBriefly(isSo: boolean, ms: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [isSo, ms]);
  return isSo && !isOver;
}
