import { declareChunk } from '@niramaya/lazy';
import { useState, type ReactNode, type Ref } from 'react';

const enteringItem = declareChunk('entering item', () =>
  import('./EnteringItem').then((module) => module.EnteringItem),
);

interface RowProps {
  /** After a removal or an undo. */
  readonly entering: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLLIElement>;
}

export function Row({ entering, children, ref }: RowProps) {
  // Another element type would remount the row.
  const [Item] = useState(() => (entering && enteringItem.current()) || 'li');
  return <Item ref={ref}>{children}</Item>;
}
