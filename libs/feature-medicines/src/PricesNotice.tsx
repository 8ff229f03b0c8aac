import { productListsCopy } from '@niramaya/copy/product-lists';
import { moveFocusFromRemoved, WarningNotice } from '@niramaya/ui';
import type { RefObject } from 'react';
import type { useToday } from './useToday';

interface PricesNoticeProps {
  readonly today: Pick<ReturnType<typeof useToday>, 'hasFailed' | 'retry'>;
  /** Gets the focus when the notice disappears after its button was used. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** PricesNotice is above stored products whose prices of today could not be loaded, with a button that tries again. */
export function PricesNotice({ today, focusAfter }: PricesNoticeProps) {
  if (!today.hasFailed) return null;
  const retry = async () => {
    const { data } = await today.retry();
    if (data?.every(({ kind }) => kind !== 'noResponse')) moveFocusFromRemoved(focusAfter.current);
  };
  return <WarningNotice {...productListsCopy.today.failed} onAction={() => void retry()} />;
}
