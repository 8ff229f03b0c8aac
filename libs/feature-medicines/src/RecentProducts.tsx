import { paths, shelfCopy, type SelectedMedicine } from '@niramaya/contract';
import { clearViewed, rememberViewed, showMedicine, useAppDispatch, useViewed } from '@niramaya/data-access';
import { ProductShelf, useCopy } from '@niramaya/ui';
import { useEffect } from 'react';

/** Notes that the product is being viewed, and shows those viewed before it. */
export function RecentProducts({ medicine }: { readonly medicine: SelectedMedicine }) {
  const { recent, price } = useCopy(shelfCopy);
  const dispatch = useAppDispatch();
  const viewed = useViewed();

  useEffect(() => {
    dispatch(rememberViewed(medicine));
  }, [dispatch, medicine]);

  return (
    <ProductShelf
      title={recent.title}
      products={viewed.filter(({ title }) => title !== medicine.title).slice(0, 4)}
      href={paths.medicineDetails}
      clear={recent.clear}
      clearLabel={recent.clearLabel}
      priceLabels={price}
      onOpen={(product) => dispatch(showMedicine(product))}
      onClear={() => dispatch(clearViewed())}
    />
  );
}
