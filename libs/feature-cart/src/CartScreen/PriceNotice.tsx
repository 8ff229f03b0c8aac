import { Flex } from '@niramaya/ui/styled';
import type { CartItem } from '@niramaya/contract';
import { cartCopy } from '@niramaya/contract/copy/cart';
import { takePrice, useBrowserStorage, type NewPrice } from '@niramaya/data-access';
import { Button, useCopy } from '@niramaya/ui';

interface PriceNoticeProps {
  readonly item: CartItem;
  readonly today: NewPrice;
  /** The button disappears, so the parent must move the focus. */
  readonly onTaken: () => void;
}

export function PriceNotice({ item, today, onTaken }: PriceNoticeProps) {
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
