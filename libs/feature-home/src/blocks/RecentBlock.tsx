import { linkToProduct } from '@niramaya/contract';
import { productListsCopy } from '@niramaya/copy/product-lists';
import { clearViewed, showMedicine, useAppDispatch, useBrowserStorage, useViewed } from '@niramaya/data-access';
import { ProductShelf } from '@niramaya/ui';

/** Two rows on the widest screen. */
const mostShown = 8;

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
