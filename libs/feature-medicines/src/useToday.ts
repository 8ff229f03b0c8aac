import { formatRupees, type SelectedMedicine } from '@niramaya/contract';
import { productListsCopy } from '@niramaya/copy/product-lists';
import { useTodaysPrices } from '@niramaya/data-access';
import { useState } from 'react';

/** A stored product with the response of today about it. */
export interface CurrentProduct {
  /**
   * The product, with today's prices in rupees per pack if the API has responded, and otherwise with the stored ones.
   */
  readonly medicine: SelectedMedicine;
  /** False if the API has responded that the product is no longer sold. */
  readonly isAvailable: boolean;
  /**
   * The text next to the price: that the price has changed, or that the product is no longer sold. Null for neither.
   */
  readonly note: string | null;
  /** The text of a second toast after Add: that the price is the stored one. Undefined if today's price is known. */
  readonly remark: string | undefined;
}

/**
 * Requests today's prices of stored products once, as their panel opens. It returns `hasFailed` and `retry` of the
 * request, and `currentProductOf`, which returns a stored product with its part of the response.
 */
export function useToday(products: readonly SelectedMedicine[]) {
  // Only the titles of the first render are requested: a product that is removed later must not cause another request.
  const [titles] = useState(() => products.map(({ title }) => title));
  const { priceOf, hasFailed, retry } = useTodaysPrices(titles);
  const currentProductOf = (product: SelectedMedicine): CurrentProduct => {
    const lookup = priceOf(product.title);
    if (lookup.kind === 'gone')
      return { medicine: product, isAvailable: false, note: productListsCopy.today.gone, remark: undefined };
    const storedPrice = formatRupees(product.discountedPrice);
    if (lookup.kind === 'noResponse') {
      const remark = productListsCopy.today.asBefore(storedPrice);
      return { medicine: product, isAvailable: true, note: null, remark };
    }
    const todaysPrice = formatRupees(lookup.line.discountedPrice);
    return {
      medicine: { ...product, ...lookup.line },
      isAvailable: true,
      note: storedPrice === todaysPrice ? null : productListsCopy.today.changed(storedPrice, todaysPrice),
      remark: undefined,
    };
  };
  return { currentProductOf, hasFailed, retry };
}
