import type { CartItem } from '@niramaya/contract';
import { cartCopy } from '@niramaya/contract/copy/cart';
import { decrease, increase, useBrowserStorage } from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Button, useCopy } from '@niramaya/ui';
import { memo, useRef } from 'react';
import { PriceNotice } from './PriceNotice';
import { Row } from './Row';
import { CartRow } from '../CartRow/CartRow';

interface CartLineProps extends CartItem {
  /** Whether the shopper removed the line and put it back. */
  readonly isBack: boolean;
  /** Whether the shop no longer sells it. */
  readonly isGone: boolean;
  /** Today's MRP and today's price, in rupees, where they differ from those of the cart. */
  readonly newPrice: number | undefined;
  readonly newDiscountedPrice: number | undefined;
  /**
   * Called with the height of the line, in px. Pass a stable function: a new one re-renders every line with each
   * change.
   */
  readonly onRemove: (title: string, height: number) => void;
  /** Called when the shopper takes today's price. Pass a stable function, like `onRemove`. */
  readonly onPriceTaken: () => void;
}

/**
 * A line of the cart (CART-02 to CART-08). It takes its figures as separate props and not as an object. Each change
 * reads the whole cart again from storage, and this line re-renders only when one of its own figures changes.
 */
export const CartLine = memo(function CartLine({
  isBack,
  isGone,
  newPrice,
  newDiscountedPrice,
  onRemove,
  onPriceTaken,
  ...item
}: CartLineProps) {
  const words = useCopy(cartCopy);
  const storage = useBrowserStorage();
  const { title } = item;
  const line = useRef<HTMLLIElement>(null);
  const isPriceNew = newPrice !== undefined && newDiscountedPrice !== undefined;
  const remove = () => onRemove(title, line.current?.offsetHeight ?? 0);
  return (
    <Row ref={line} entering={isBack}>
      <BlockBoundary
        action={
          <Button variant="ghost" tone="danger" size="sm" aria-label={words.removeLabel(title)} onClick={remove}>
            {words.remove}
          </Button>
        }
      >
        <CartRow
          {...item}
          onIncrease={() => increase(storage, title)}
          onDecrease={() => decrease(storage, title)}
          onRemove={remove}
          words={words}
          notice={
            isPriceNew ? (
              <PriceNotice
                item={item}
                today={{ price: newPrice, discountedPrice: newDiscountedPrice }}
                onTaken={onPriceTaken}
              />
            ) : (
              isGone && <p>{words.today.gone}</p>
            )
          }
        />
      </BlockBoundary>
    </Row>
  );
});
