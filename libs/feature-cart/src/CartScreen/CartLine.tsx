import { Flex, styled } from '@niramaya/ui/styled';
import type { CartItem } from '@niramaya/contract';
import { cartCopy } from '@niramaya/contract/copy/cart';
import { decrease, increase, takePrice, useBrowserStorage, type NewPrice } from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Button, useCopy } from '@niramaya/ui';
import { memo, useRef } from 'react';
import { CartRow } from '../CartRow/CartRow';

/** After a removal or an undo, it rises into place. */
export const Row = styled('li', {
  variants: {
    entering: { true: { animation: '[riseIn token(durations.moderate) token(easings.out)]' } },
  },
});

interface PriceNoticeProps {
  readonly item: CartItem;
  readonly today: NewPrice;
  /** The parent must move the focus. */
  readonly onTaken: () => void;
}

function PriceNotice({ item, today, onTaken }: PriceNoticeProps) {
  const { priceChange } = useCopy(cartCopy);
  const storage = useBrowserStorage();
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="2"
      bg="info.subtle"
      color="info.fg"
      borderRadius="control"
      px="4"
      py="2"
    >
      <p>{priceChange.text(item.discountedPrice, today.discountedPrice)}</p>
      <Button
        variant="outline"
        size="sm"
        aria-label={priceChange.takeOf(item.title)}
        onClick={() => {
          takePrice(storage, item.title, today);
          onTaken();
        }}
      >
        {priceChange.take}
      </Button>
    </Flex>
  );
}

interface CartLineProps extends CartItem {
  /** Removed and put back. */
  readonly isBack: boolean;
  readonly isGone: boolean;
  /** In rupees, if they differ today. */
  readonly newPrice: number | undefined;
  readonly newDiscountedPrice: number | undefined;
  /** In px. Must be stable, or every line re-renders. */
  readonly onRemove: (title: string, height: number) => void;
  readonly onPriceTaken: () => void;
}

/** Separate figures: only changed lines re-render. */
export const CartLine = memo(function CartLine({
  isBack,
  isGone,
  newPrice,
  newDiscountedPrice,
  onRemove,
  onPriceTaken,
  ...item
}: CartLineProps) {
  const copy = useCopy(cartCopy);
  const storage = useBrowserStorage();
  const { title } = item;
  const line = useRef<HTMLLIElement>(null);
  const isPriceNew = newPrice !== undefined && newDiscountedPrice !== undefined;
  const remove = () => onRemove(title, line.current?.offsetHeight ?? 0);
  return (
    <Row ref={line} entering={isBack}>
      <BlockBoundary
        action={
          <Button variant="ghost" tone="danger" size="sm" aria-label={copy.removeLabel(title)} onClick={remove}>
            {copy.remove}
          </Button>
        }
      >
        <CartRow
          {...item}
          onIncrease={() => increase(storage, title)}
          onDecrease={() => decrease(storage, title)}
          onRemove={remove}
          notice={
            isPriceNew ? (
              <PriceNotice
                item={item}
                today={{ price: newPrice, discountedPrice: newDiscountedPrice }}
                onTaken={onPriceTaken}
              />
            ) : (
              isGone && <p>{copy.today.gone}</p>
            )
          }
        />
      </BlockBoundary>
    </Row>
  );
});
