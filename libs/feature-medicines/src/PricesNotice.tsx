import { productListsCopy } from '@niramaya/copy/product-lists';
import { moveFocusFromRemoved, WarningNotice } from '@niramaya/ui';
import type { RefObject } from 'react';
import type { useToday } from './useToday';

interface PricesNoticeProps {
  /** The request of today's prices. */
  readonly request: Pick<ReturnType<typeof useToday>, 'hasFailed' | 'retry'>;
  /** Gets the focus when the notice disappears after its button was used. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** PricesNotice is above stored products whose prices of today could not be loaded, with a button that tries again. */
export function PricesNotice({ request, focusAfter }: PricesNoticeProps) {
  if (!request.hasFailed) return null;
  const retry = async () => {
    const { data } = await request.retry();
    // The notice disappears only if every price has come.
    if (data?.every(({ kind }) => kind !== 'noResponse')) moveFocusFromRemoved(focusAfter.current);
  };
  return <WarningNotice {...productListsCopy.today.failed} onAction={() => void retry()} />;
}
