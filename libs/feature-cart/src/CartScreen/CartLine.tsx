import { Flex, styled } from '@niramaya/ui/styled';
import type { CartItem } from '@niramaya/contract';
import { cartCopy } from '@niramaya/copy/cart';
import { takePrice, useBrowserStorage } from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Button } from '@niramaya/ui';
import { memo, useRef } from 'react';
import { CartRow } from '../CartRow/CartRow';

/** CartListItem is a row of the cart: a line, or the notice in place of a removed one. With `entering` it rises into place. */
export const CartListItem = styled('li', {
  variants: {
    entering: { true: { animation: '[riseIn token(durations.moderate) token(easings.out)]' } },
  },
});

interface CartLineProps extends CartItem {
  /** The line was removed and has come back by Undo. */
  readonly isBack: boolean;
  /**
   * Today's MRP and price in rupees, if the price is another one than in the cart. It is null if the product is no
   * longer sold. It is undefined if there is nothing to show: the price is the same or unknown, or the shopper has not
   * asked to see the checked prices.
   */
  readonly today: Pick<CartItem, 'price' | 'discountedPrice'> | null | undefined;
  /**
   * Called with the height of the line in px. The function must be stable, or every line re-renders with each change.
   */
  readonly onRemove: (title: string, heightPx: number) => void;
  /** Called once today's price is in the cart. The parent must move the focus, because the button disappears. */
  readonly onPriceTaken: () => void;
}

/**
 * CartLine is for one line of the cart screen: the row, and the offer to take today's price.
 *
 * `memo` skips the lines whose props stay identical. `usePriceChanges` creates a new object for each price that this
 * page has fetched, so a line with such a price renders with every change of the cart.
 */
export const CartLine = memo(function CartLine({ isBack, today, onRemove, onPriceTaken, ...item }: CartLineProps) {
  const storage = useBrowserStorage();
  const { title } = item;
  const line = useRef<HTMLLIElement>(null);
  const remove = () => onRemove(title, line.current?.offsetHeight ?? 0);
  return (
    <CartListItem ref={line} entering={isBack}>
      <BlockBoundary
        action={
          <Button variant="ghost" tone="danger" size="sm" aria-label={cartCopy.removeLabel(title)} onClick={remove}>
            {cartCopy.remove}
          </Button>
        }
      >
        <CartRow
          {...item}
          onRemove={remove}
          notice={
            today ? (
              <Flex
                wrap="wrap"
                align="center"
                justify="space-between"
                gap="2"
                px="4"
                py="2"
                bg="info.subtle"
                color="info.fg"
                borderRadius="control"
              >
                <p>{cartCopy.priceChange.text(item.discountedPrice, today.discountedPrice)}</p>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={cartCopy.priceChange.takeOf(title)}
                  onClick={() => {
                    takePrice(storage, title, today);
                    onPriceTaken();
                  }}
                >
                  {cartCopy.priceChange.take}
                </Button>
              </Flex>
            ) : (
              today === null && <p>{cartCopy.today.gone}</p>
            )
          }
        />
      </BlockBoundary>
    </CartListItem>
  );
});
