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

const fewest = 2;

const most = 4;

/** Also stores that the product was viewed. */
export function RecentProducts({ medicine }: { readonly medicine: SelectedMedicine }) {
  const dispatch = useAppDispatch();
  const storage = useBrowserStorage();
  const userKey = useUserKey();
  const others = useViewed().filter(({ title }) => title !== medicine.title);

  useEffect(() => {
    if (userKey !== null && claimHistoryEntry(userKey)) rememberViewed(storage, medicine);
  }, [storage, medicine, userKey]);

  return (
    others.length >= fewest && (
      <ProductShelf
        {...productListsCopy.recent}
        products={others.slice(0, most)}
        linkTo={linkToProduct}
        priceLabels={productListsCopy.price}
        onOpen={(product) => void dispatch(showMedicine(product))}
        onClear={() => clearViewed(storage)}
      />
    )
  );
}
