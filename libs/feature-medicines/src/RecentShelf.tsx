import { paths, shelfCopy, type SelectedMedicine } from '@niramaya/contract';
import { clearViewed, showMedicine, useBrowserStorage } from '@niramaya/data-access';
import { ProductShelf, useCopy } from '@niramaya/ui';

/** The products that were viewed before, with a button to clear them. */
export function RecentShelf({ products }: { readonly products: readonly SelectedMedicine[] }) {
  const { recent, price } = useCopy(shelfCopy);
  const storage = useBrowserStorage();
  return (
    <ProductShelf
      title={recent.title}
      products={products}
      href={paths.medicineDetails}
      clear={recent.clear}
      clearLabel={recent.clearLabel}
      priceLabels={price}
      onOpen={(product) => showMedicine(storage, product)}
      onClear={() => clearViewed(storage)}
    />
  );
}
