import { Flex, styled } from '@niramaya/ui/styled';
import { formatShortDay, type Order } from '@niramaya/contract';
import { paymentCopy } from '@niramaya/copy/payment';
import { Button, focusOnMount } from '@niramaya/ui';

interface OrderTwiceProps {
  readonly order: Pick<Order, 'id' | 'placedAtMs'>;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/**
 * OrderTwice asks whether the shopper wants to place the same order again. The focus is on the answer No, so that
 * pressing Enter twice on Confirm Payment places no second order.
 */
export function OrderTwice({ order, onYes, onNo }: OrderTwiceProps) {
  const { twice } = paymentCopy.summary;
  return (
    <styled.div role="alert" bg="warning.subtle" color="warning.fg" borderRadius="control" px="4" py="3">
      <p>{twice.text(order.id, formatShortDay(new Date(order.placedAtMs)))}</p>
      <Flex wrap="wrap" gap="2" pt="2">
        <Button ref={focusOnMount} variant="outline" size="sm" onClick={onNo}>
          {twice.no}
        </Button>
        <Button variant="outline" tone="neutral" size="sm" onClick={onYes}>
          {twice.yes}
        </Button>
      </Flex>
    </styled.div>
  );
}
