import { Flex, styled } from '@niramaya/ui/styled';
import type { Order } from '@niramaya/contract';
import { shortDay } from '@niramaya/copy/short-day';
import { paymentCopy } from '@niramaya/copy/payment';
import { Button, focusOnMount } from '@niramaya/ui';

interface OrderTwiceProps {
  readonly order: Pick<Order, 'id' | 'placedAtMs'>;
  readonly onNo: () => void;
}

/**
 * OrderTwice asks whether the shopper wants to place the same order again. A pay button below it is the answer Yes. The
 * focus is on the answer No, so that pressing Enter twice on Confirm Payment places no second order.
 */
export function OrderTwice({ order, onNo }: OrderTwiceProps) {
  const { twice } = paymentCopy.summary;
  return (
    <Flex
      role="alert"
      wrap="wrap"
      align="center"
      gap="2"
      bg="warning.subtle"
      color="warning.fg"
      borderRadius="control"
      px="3"
      py="2"
    >
      <styled.p textStyle="caption" flex="[1 1 9rem]">
        {twice.text(order.id, shortDay(new Date(order.placedAtMs)))}
      </styled.p>
      <Button ref={focusOnMount} variant="outline" size="sm" onClick={onNo}>
        {twice.no}
      </Button>
    </Flex>
  );
}
