import { linkToProduct, shelfCopy, type SelectedMedicine } from '@niramaya/contract';
import { clearViewed, showMedicine, useAppDispatch, useBrowserStorage } from '@niramaya/data-access';
import { ProductShelf, useCopy } from '@niramaya/ui';

/** The products that were viewed before, with a button to clear them. */
export function RecentShelf({ products }: { readonly products: readonly SelectedMedicine[] }) {
  const { recent, price } = useCopy(shelfCopy);
  const dispatch = useAppDispatch();
  const storage = useBrowserStorage();
  return (
    <ProductShelf
      title={recent.title}
      products={products}
      linkTo={linkToProduct}
      clear={recent.clear}
      clearLabel={recent.clearLabel}
      priceLabels={price}
      onOpen={(product) => void dispatch(showMedicine(product))}
      onClear={() => clearViewed(storage)}
    />
  );
}
