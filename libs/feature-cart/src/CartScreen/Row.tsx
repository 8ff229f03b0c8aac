import { declareChunk } from '@niramaya/lazy';
import { useState, type ReactNode, type Ref } from 'react';

const enteringItem = declareChunk('entering item', () =>
  import('./EnteringItem').then((module) => module.EnteringItem),
);

interface RowProps {
  /** Whether the row shows because of a removal or an undo, and not from the start. */
  readonly entering: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLLIElement>;
}

/**
 * A row of the cart. A new row animates into its place once the animation chunk has loaded, and appears at once before
 * that.
 */
export function Row({ entering, children, ref }: RowProps) {
  // Kept in state for as long as the row is mounted: another element type would mount it again.
  const [Item] = useState(() => (entering && enteringItem.current()) || 'li');
  return <Item ref={ref}>{children}</Item>;
}
