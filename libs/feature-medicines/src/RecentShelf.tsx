import { paths, shelfCopy, type SelectedMedicine } from '@niramaya/contract';
import { clearViewed, showMedicine, useAppDispatch } from '@niramaya/data-access';
import { ProductShelf, useCopy } from '@niramaya/ui';

/** The products that were viewed before, with the way to forget them. */
export function RecentShelf({ products }: { readonly products: readonly SelectedMedicine[] }) {
  const { recent, price } = useCopy(shelfCopy);
  const dispatch = useAppDispatch();
  return (
    <ProductShelf
      title={recent.title}
      products={products}
      href={paths.medicineDetails}
      clear={recent.clear}
      clearLabel={recent.clearLabel}
      priceLabels={price}
      onOpen={(product) => dispatch(showMedicine(product))}
      onClear={() => dispatch(clearViewed())}
    />
  );
}
