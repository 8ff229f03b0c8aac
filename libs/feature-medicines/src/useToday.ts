import { formatRupees, type SelectedMedicine } from '@niramaya/contract';
import { productListsCopy } from '@niramaya/copy/product-lists';
import { useTodaysPrices } from '@niramaya/data-access';
import { useState } from 'react';

export type Today = ReturnType<ReturnType<typeof useToday>>;

/** One request for the list; Add sends none. The stored price is a fallback. */
export function useToday(products: readonly SelectedMedicine[]) {
  const [titles] = useState(() => products.map(({ title }) => title));
  const { sold } = useTodaysPrices(titles);
  return (product: SelectedMedicine) => {
    const now = sold.get(product.title);
    if (now === null) return { medicine: product, isSold: false, note: productListsCopy.today.gone, remark: undefined };
    const [was, is] = [product.discountedPrice, now?.discountedPrice ?? product.discountedPrice].map(formatRupees);
    return {
      medicine: { ...product, ...now },
      isSold: true,
      note: was === is ? null : productListsCopy.today.changed(was ?? '', is ?? ''),
      remark: now ? undefined : productListsCopy.today.asBefore(was ?? ''),
    };
  };
}
