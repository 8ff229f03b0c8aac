import { linkToProduct, type SelectedMedicine } from '@niramaya/contract';
import { shelfCopy } from '@niramaya/contract/copy/shelf';
import {
  clearViewed,
  rememberViewed,
  showMedicine,
  useAppDispatch,
  useBrowserStorage,
  useViewed,
} from '@niramaya/data-access';
import { ProductShelf, useCopy } from '@niramaya/ui';
import { useEffect } from 'react';

/** The minimum number of cards: one card would be alone in a wide row. */
const fewest = 2;

/** One row on the widest screen. */
const most = 4;

/** Stores that the product was viewed, and shows the products viewed before it, with a button to clear them. */
export function RecentProducts({ medicine }: { readonly medicine: SelectedMedicine }) {
  const { recent, price } = useCopy(shelfCopy);
  const dispatch = useAppDispatch();
  const storage = useBrowserStorage();
  const others = useViewed().filter(({ title }) => title !== medicine.title);

  useEffect(() => {
    rememberViewed(storage, medicine);
  }, [storage, medicine]);

  return (
    others.length >= fewest && (
      <ProductShelf
        title={recent.title}
        products={others.slice(0, most)}
        linkTo={linkToProduct}
        clear={recent.clear}
        clearLabel={recent.clearLabel}
        priceLabels={price}
        onOpen={(product) => void dispatch(showMedicine(product))}
        onClear={() => clearViewed(storage)}
      />
    )
  );
}
