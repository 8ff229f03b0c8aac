import { cartRow } from './CartRow.recipe';
import { Flex, styled } from '@niramaya/ui/styled';
import type { ReactNode } from 'react';
import { Trash2 } from 'lucide-react';
import { Button, Price, ProductPicture, QuantityStepper, useMoney } from '@niramaya/ui';

const classes = cartRow();

export interface CartRowProps {
  /** Address of the picture. */
  readonly image: string;
  /** The name of the product. The accessible names of all buttons contain it. */
  readonly title: string;
  /** The list price in rupees. It is shown struck through where it is above the discounted price. */
  readonly price: number;
  /** The discounted price in rupees. */
  readonly discountedPrice: number;
  /** The number of pieces, from 1. */
  readonly quantity: number;
  /** Called to increase the quantity by one. */
  readonly onIncrease: () => void;
  /** Called to decrease the quantity by one. It is not called at 1. */
  readonly onDecrease: () => void;
  /** Called to remove the line. */
  readonly onRemove: () => void;
  /** Content below the controls, such as a note about a changed price. */
  readonly notice?: ReactNode;
  /** Texts and accessible names of the buttons. */
  readonly words: {
    readonly quantity: string;
    readonly quantityOf: (title: string) => string;
    readonly increase: (title: string) => string;
    readonly decrease: (title: string) => string;
    readonly remove: string;
    readonly removeLabel: (title: string) => string;
    readonly each: string;
    readonly mrp: string;
    readonly now: string;
    readonly lineTotal: (total: string) => string;
  };
}

/** One product of the cart: picture, title, discounted price, quantity and Remove (CART-02 to CART-08). */
export function CartRow(props: CartRowProps) {
  const { image, title, price, discountedPrice, quantity, onIncrease, onDecrease, onRemove, notice, words } = props;
  const money = useMoney();
  return (
    <div className={classes.layout}>
      <styled.div aspectRatio="1" bg="bg.subtle" borderRadius="control" overflow="clip">
        <ProductPicture src={image} alt="" sizePx={112} />
      </styled.div>
      <styled.div minW="0">
        <styled.h2 fontWeight="semibold" overflowWrap="anywhere">
          {title}
        </styled.h2>
        <Flex wrap="wrap" align="baseline" gap="2" pt="2">
          <Price
            amountRupees={discountedPrice}
            mrpRupees={price > discountedPrice ? price : undefined}
            size="md"
            labels={{ now: words.now, mrp: words.mrp }}
          />
          <styled.span textStyle="caption" color="fg.muted">
            {words.each}
          </styled.span>
        </Flex>
        {/* The space stays reserved for one piece, so that a second piece moves nothing. */}
        <styled.p textStyle="caption" color="fg.muted" minH="[1lh]">
          {quantity > 1 && words.lineTotal(money(discountedPrice * quantity))}
        </styled.p>
      </styled.div>
      <div className={classes.controls}>
        <QuantityStepper
          value={quantity}
          min={1}
          onIncrease={onIncrease}
          onDecrease={onDecrease}
          labels={{
            group: words.quantityOf(title),
            value: words.quantity,
            increase: words.increase(title),
            decrease: words.decrease(title),
          }}
        />
        <Button
          variant="ghost"
          tone="danger"
          size="sm"
          startIcon={<Trash2 size={18} />}
          onClick={onRemove}
          aria-label={words.removeLabel(title)}
        >
          {words.remove}
        </Button>
      </div>
      {notice && <styled.div gridColumn="1 / -1">{notice}</styled.div>}
    </div>
  );
}
