import { linkToProduct } from '@niramaya/contract';
import { productListsCopy } from '@niramaya/copy/product-lists';
import { clearViewed, showMedicine, useAppDispatch, useBrowserStorage, useViewed } from '@niramaya/data-access';
import { ProductShelf } from '@niramaya/ui';

/** Eight products fill two rows of the widest screen. */
const mostShown = 8;

/**
 * RecentBlock shows the products that the current person has viewed last, from browser storage, and can erase the list.
 * An opened product is fetched, so that it has today's price.
 */
export function RecentBlock() {
  const dispatch = useAppDispatch();
  const storage = useBrowserStorage();
  return (
    <ProductShelf
      {...productListsCopy.recent}
      products={useViewed().slice(0, mostShown)}
      linkTo={linkToProduct}
      priceLabels={productListsCopy.price}
      onOpen={(product) => void dispatch(showMedicine(product))}
      onClear={() => clearViewed(storage)}
    />
  );
}
