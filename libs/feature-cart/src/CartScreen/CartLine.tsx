import { cartCopy, type CartItem } from '@niramaya/contract';
import { decrease, increase, useAppDispatch } from '@niramaya/data-access';
import { CartRow, useCopy } from '@niramaya/ui';
import { memo, useRef } from 'react';
import { PriceNotice } from './PriceNotice';
import { Row } from './Row';

interface CartLineProps extends CartItem {
  /** It has been removed and put back. */
  readonly isBack: boolean;
  /** Rupees: today's MRP and what is paid today, where they are no longer those of the cart. */
  readonly newPrice: number | undefined;
  readonly newDiscountedPrice: number | undefined;
  /**
   * Told how high the line was, in px. The same function each time, or every line is drawn anew with each change of one.
   */
  readonly onRemove: (title: string, height: number) => void;
  /** Today's price was taken; the same function each time, like `onRemove`. */
  readonly onPriceTaken: () => void;
}

/**
 * A line of the cart (CART-02 to CART-08). Its figures come one by one and not as an object: each change reads the whole
 * cart anew from storage, and this line is drawn anew only when a figure of its own has changed.
 */
export const CartLine = memo(function CartLine({
  isBack,
  newPrice,
  newDiscountedPrice,
  onRemove,
  onPriceTaken,
  ...item
}: CartLineProps) {
  const words = useCopy(cartCopy);
  const dispatch = useAppDispatch();
  const { title } = item;
  const line = useRef<HTMLLIElement>(null);
  const isPriceNew = newPrice !== undefined && newDiscountedPrice !== undefined;
  return (
    <Row ref={line} entering={isBack}>
      <CartRow
        {...item}
        onIncrease={() => dispatch(increase(title))}
        onDecrease={() => dispatch(decrease(title))}
        onRemove={() => onRemove(title, line.current?.offsetHeight ?? 0)}
        words={words}
        notice={
          isPriceNew && (
            <PriceNotice
              item={item}
              today={{ price: newPrice, discountedPrice: newDiscountedPrice }}
              onTaken={onPriceTaken}
            />
          )
        }
      />
    </Row>
  );
});
