import { formatRupees, type SelectedMedicine } from '@niramaya/contract';
import { productListsCopy } from '@niramaya/contract/copy/product-lists';
import { useTodaysPrices } from '@niramaya/data-access';
import { useCopy } from '@niramaya/ui';
import { useState } from 'react';

export type Today = ReturnType<ReturnType<typeof useToday>>;

/** One request for the list; Add sends none. The stored price is a fallback. */
export function useToday(products: readonly SelectedMedicine[]) {
  const { today } = useCopy(productListsCopy);
  const [titles] = useState(() => products.map(({ title }) => title));
  const { sold } = useTodaysPrices(titles);
  return (product: SelectedMedicine) => {
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
