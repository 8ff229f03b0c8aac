import { formatRupees, type SelectedMedicine } from '@niramaya/contract';
import { productListsCopy } from '@niramaya/contract/copy/product-lists';
import { useTodaysPrices } from '@niramaya/data-access';
import { useCopy } from '@niramaya/ui';
import { useState } from 'react';

export interface Today {
  /** At the stored price if today's is unknown. */
  readonly medicine: SelectedMedicine;
  readonly isSold: boolean;
  readonly note: string | null;
  /** Shown after Add if the price is the old one. */
  readonly remark: string | undefined;
}

/** One request for the list; Add sends none. */
export function useToday(products: readonly SelectedMedicine[]): (product: SelectedMedicine) => Today {
  const { today } = useCopy(productListsCopy);
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
