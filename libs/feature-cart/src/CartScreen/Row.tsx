import { declareChunk } from '@niramaya/lazy';
import { useState, type ReactNode, type Ref } from 'react';

const enteringItem = declareChunk(
  'entering item',
  () => import('./EnteringItem').then((module) => module.EnteringItem),
  'onceUsed',
);

interface RowProps {
  /** It stands there because something was removed or put back, and not from the start. */
  readonly entering: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLLIElement>;
}

/** A row of the cart. What comes in moves into its place, once the code for that is here; without it, it is there at once. */
export function Row({ entering, children, ref }: RowProps) {
  // Kept for as long as the row is mounted: another type would mount it anew.
  const [Item] = useState(() => (entering && enteringItem.current()) || 'li');
  return <Item ref={ref}>{children}</Item>;
}
