import { linkToProduct, type SelectedMedicine } from '@niramaya/contract';
import { productListsCopy } from '@niramaya/copy/product-lists';
import {
  clearViewed,
  rememberViewed,
  showMedicine,
  useAppDispatch,
  useBrowserStorage,
  useUserKey,
  useViewed,
} from '@niramaya/data-access';
import { ProductShelf } from '@niramaya/ui';
import { useEffect } from 'react';
import { claimHistoryEntry } from './claim-history-entry';

/** One product alone would look lost in a row. */
const fewestShown = 2;

/** Four products fill one row of the widest screen. */
const mostShown = 4;

/**
 * RecentProducts stores that this product was viewed, and shows those that the same person has viewed before. It sends
 * no request until one of them is opened.
 */
export function RecentProducts({ medicine }: { readonly medicine: SelectedMedicine }) {
  const dispatch = useAppDispatch();
  const storage = useBrowserStorage();
  const userKey = useUserKey();
  const others = useViewed().filter(({ title }) => title !== medicine.title);

  // `userKey` is null while the page hydrates. A history entry that belongs to another person stores nothing.
  useEffect(() => {
    if (userKey !== null && claimHistoryEntry(userKey)) rememberViewed(storage, medicine);
  }, [storage, medicine, userKey]);

  return (
    others.length >= fewestShown && (
      <ProductShelf
        {...productListsCopy.recent}
        products={others.slice(0, mostShown)}
        linkTo={linkToProduct}
        priceLabels={productListsCopy.price}
        onOpen={(product) => void dispatch(showMedicine(product))}
        onClear={() => clearViewed(storage)}
      />
    )
  );
}
