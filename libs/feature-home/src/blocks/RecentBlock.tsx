import { paths, shelfCopy } from '@niramaya/contract';
import { clearViewed, showMedicine, useBrowserStorage, useViewed } from '@niramaya/data-access';
import { ProductShelf, useCopy } from '@niramaya/ui';

/** Two rows on the widest screen. */
const mostShown = 8;

/** Recently viewed products, between the top brands and the statistics. It renders only where there are some. */
export function RecentBlock() {
  const { recent, price } = useCopy(shelfCopy);
  const storage = useBrowserStorage();
  return (
    <ProductShelf
      title={recent.title}
      products={useViewed().slice(0, mostShown)}
      href={paths.medicineDetails}
      clear={recent.clear}
      clearLabel={recent.clearLabel}
      priceLabels={price}
      onOpen={(product) => showMedicine(storage, product)}
      onClear={() => clearViewed(storage)}
    />
  );
}
