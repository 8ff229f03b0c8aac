import { styled } from '@niramaya/ui/styled';
import { linkToProduct, paths } from '@niramaya/contract';
import { savedCopy } from '@niramaya/copy/saved';
import { productListsCopy } from '@niramaya/copy/product-lists';
import {
  openPanel,
  showMedicine,
  toggleSaved,
  useAppDispatch,
  useBrowserStorage,
  useSaved,
  useUnreadableSaved,
} from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { EmptyPanel, IconButton, moveFocusFromRemoved, ProductLine, WarningNotice } from '@niramaya/ui';
import { ShoppingCart, X } from 'lucide-react';
import { useRef } from 'react';
import { AddToCartButton } from '../AddToCartButton/AddToCartButton';
import { useToday } from '../useToday';

/**
 * SavedPanel lists the products with a heart, from browser storage: open one, put it in the cart, or remove it. It
 * requests today's prices as it opens.
 */
export function SavedPanel() {
  const products = useSaved();
  const storage = useBrowserStorage();
  const note = useRef<HTMLParagraphElement>(null);
  const todayOf = useToday(products);

  const dispatch = useAppDispatch();
  const unreadable = useUnreadableSaved() && (
    <WarningNotice {...savedCopy.unreadable} onAction={() => dispatch(openPanel('data'))} />
  );

  if (products.length === 0) return unreadable || <EmptyPanel {...savedCopy.empty} href={paths.medicines} />;

  return (
    <>
      {unreadable}
      <styled.p ref={note} tabIndex={-1} color="fg.muted" pb="4" outline="[none]">
        {savedCopy.note}
      </styled.p>
      <styled.ul aria-label={savedCopy.list} display="grid" gap="3" listStyleType="none">
        {products.map((product) => {
          const today = todayOf(product);
          return (
            <li key={product.title}>
              <BlockBoundary>
                <ProductLine
                  {...linkToProduct(today.medicine)}
                  title={product.title}
                  image={today.medicine.image}
                  amountRupees={today.medicine.discountedPrice}
                  mrpRupees={today.medicine.price}
                  priceLabels={productListsCopy.price}
                  onOpen={() => void dispatch(showMedicine(today.medicine))}
                  actions={
                    <>
                      <p role="status">{today.note}</p>
                      {today.isSold && (
                        <AddToCartButton
                          medicine={today.medicine}
                          label={savedCopy.add}
                          name={savedCopy.addOf(product.title)}
                          remark={today.remark}
                          variant="outline"
                          startIcon={<ShoppingCart aria-hidden />}
                        />
                      )}
                      <IconButton
                        label={savedCopy.drop(product.title)}
                        size="sm"
                        icon={<X aria-hidden />}
                        onClick={() => {
                          toggleSaved(storage, product);
                          moveFocusFromRemoved(note.current);
                        }}
                      />
                    </>
                  }
                />
              </BlockBoundary>
            </li>
          );
        })}
      </styled.ul>
    </>
  );
}
