import { formatRupees, type SelectedMedicine } from '@niramaya/contract';
import { shelfCopy } from '@niramaya/contract/copy/shelf';
import { useTodaysPrices } from '@niramaya/data-access';
import { useCopy } from '@niramaya/ui';
import { useState } from 'react';

/** A kept copy of a product, compared with what the shop sells today. */
export interface Today {
  /** The product at today's price, or as it was kept if today's is not known. */
  readonly medicine: SelectedMedicine;
  readonly isSold: boolean;
  /** The text that the price has changed, or that the product is no longer sold. */
  readonly note: string | null;
  /** The text, after the product is added, that its price is the old one. */
  readonly remark: string | undefined;
}

/**
 * Returns a function that compares kept copies with today's prices. They are requested once, when the list is shown: no
 * request leaves with Add (API-31).
 */
export function useToday(products: readonly SelectedMedicine[]): (product: SelectedMedicine) => Today {
  const { today } = useCopy(shelfCopy);
  const [titles] = useState(() => products.map(({ title }) => title));
  const { sold } = useTodaysPrices(titles);
  return (product) => {
    const now = sold.get(product.title);
    if (now === null) return { medicine: product, isSold: false, note: today.gone, remark: undefined };
    const [was, is] = [product.discountedPrice, now?.discountedPrice ?? product.discountedPrice].map(formatRupees);
    return {
      medicine: { ...product, ...now },
      isSold: true,
      note: was === is ? null : today.changed(was ?? '', is ?? ''),
      remark: now ? undefined : today.asBefore(was ?? ''),
    };
  };
}
