import { formatRupees, type SelectedMedicine } from '@niramaya/contract';
import { productListsCopy } from '@niramaya/copy/product-lists';
import { useTodaysPrices } from '@niramaya/data-access';
import { useState } from 'react';

export type Today = ReturnType<ReturnType<typeof useToday>['todayOf']>;

/**
 * Requests today's prices of stored products once, as the panel opens, and returns `hasFailed` and `retry` of the
 * request, and `todayOf`, which finds a product in the response: `medicine` with today's price in rupees or else the stored one, whether it `isSold`, a `note` about a changed
 * price, and a `remark` for the toast after Add if no response has come. Add itself then sends no request.
 */
export function useToday(products: readonly SelectedMedicine[]) {
  // Only the titles of the first render are requested: a product that is removed later must not cause another request.
  const [titles] = useState(() => products.map(({ title }) => title));
  const { priceOf, hasFailed, retry } = useTodaysPrices(titles);
  const todayOf = (product: SelectedMedicine) => {
    const today = priceOf(product.title);
    if (today.kind === 'gone')
      return { medicine: product, isSold: false, note: productListsCopy.today.gone, remark: undefined };
    const storedPrice = formatRupees(product.discountedPrice);
    if (today.kind === 'noResponse')
      return { medicine: product, isSold: true, note: null, remark: productListsCopy.today.asBefore(storedPrice) };
    const todaysPrice = formatRupees(today.line.discountedPrice);
    return {
      medicine: { ...product, ...today.line },
      isSold: true,
      note: storedPrice === todaysPrice ? null : productListsCopy.today.changed(storedPrice, todaysPrice),
      remark: undefined,
    };
  };
  return { todayOf, hasFailed, retry };
}
