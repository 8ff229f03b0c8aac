import { chakra } from '@niramaya/ui/chakra';
import { cartCopy, type CartItem } from '@niramaya/contract';
import { takePrice, useAppDispatch, type NewPrice } from '@niramaya/data-access';
import { Button, useCopy } from '@niramaya/ui';

interface PriceNoticeProps {
  readonly item: CartItem;
  readonly today: NewPrice;
  /** The pressed button goes with the notice: whoever holds it takes the focus over. */
  readonly onTaken: () => void;
}

/** A price that has changed since: old and new. The cart keeps the old one until the shopper takes the new one. */
export function PriceNotice({ item, today, onTaken }: PriceNoticeProps) {
  const { priceChange } = useCopy(cartCopy);
  const dispatch = useAppDispatch();
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
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
          dispatch(takePrice(item.title, today));
          onTaken();
        }}
      >
        {priceChange.take}
      </Button>
    </chakra.div>
  );
}
