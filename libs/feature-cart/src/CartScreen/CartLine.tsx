import { Flex, styled } from '@niramaya/ui/styled';
import type { CartItem } from '@niramaya/contract';
import { cartCopy } from '@niramaya/copy/cart';
import { takePrice, useBrowserStorage } from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Button } from '@niramaya/ui';
import { memo, useRef } from 'react';
import { CartRow } from '../CartRow/CartRow';

/** Rises into place after a removal or an undo. */
export const Row = styled('li', {
  variants: {
    entering: { true: { animation: '[riseIn token(durations.moderate) token(easings.out)]' } },
  },
});

interface CartLineProps extends CartItem {
  /** Removed and put back. */
  readonly isBack: boolean;
  /** In rupees, if they differ; null: no longer sold. */
  readonly today: Pick<CartItem, 'price' | 'discountedPrice'> | null | undefined;
  /** In px. Must be stable, or every line re-renders. */
  readonly onRemove: (title: string, height: number) => void;
  /** The parent must move the focus. */
  readonly onPriceTaken: () => void;
}

/** Only changed lines re-render. */
export const CartLine = memo(function CartLine({ isBack, today, onRemove, onPriceTaken, ...item }: CartLineProps) {
  const storage = useBrowserStorage();
  const { title } = item;
  const line = useRef<HTMLLIElement>(null);
  const remove = () => onRemove(title, line.current?.offsetHeight ?? 0);
  return (
    <Row ref={line} entering={isBack}>
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
    </Row>
  );
});
