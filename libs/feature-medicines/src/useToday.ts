import { formatRupees, type SelectedMedicine } from '@niramaya/contract';
import { productListsCopy } from '@niramaya/copy/product-lists';
import { useTodaysPrices } from '@niramaya/data-access';
import { useState } from 'react';

export type Today = ReturnType<ReturnType<typeof useToday>>;

/**
 * Requests today's prices of a stored list once, when the list opens. Returns a function from a stored product to the
 * product at today's price, whether it is still sold, and the texts about both. Without a response the stored price stays.
 */
export function useToday(products: readonly SelectedMedicine[]) {
  const [titles] = useState(() => products.map(({ title }) => title));
  const { priceOf } = useTodaysPrices(titles);
  return (product: SelectedMedicine) => {
    const today = priceOf(product.title);
    if (today.kind === 'gone')
      return { medicine: product, isSold: false, note: productListsCopy.today.gone, remark: undefined };
    const before = formatRupees(product.discountedPrice);
    if (today.kind === 'noResponse')
      return { medicine: product, isSold: true, note: null, remark: productListsCopy.today.asBefore(before) };
    const now = formatRupees(today.line.discountedPrice);
    return {
      medicine: { ...product, ...today.line },
      isSold: true,
      note: before === now ? null : productListsCopy.today.changed(before, now),
      remark: undefined,
    };
  };
}
