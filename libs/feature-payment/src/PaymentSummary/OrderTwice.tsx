import { Flex, Grid, styled } from '@niramaya/ui/styled';
import type { Order } from '@niramaya/contract';
import { paymentCopy } from '@niramaya/copy/payment';
import { shortDay } from '@niramaya/copy/short-day';
import { Button, focusOnMount } from '@niramaya/ui';
import { takeOutText, type usePaidLinesNotice } from '../PaidLines/PaidLines';

interface OrderTwiceProps {
  readonly order: Pick<Order, 'id' | 'placedAtMs'>;
  /** Called on a click on the button that leads to the earlier order, which pays nothing. */
  readonly onSee: () => void;
  /** The paid lines of the cart. With them, a button takes them out, so that a consultation is paid without them. */
  readonly paidLines?: Pick<ReturnType<typeof usePaidLinesNotice>, 'paid' | 'takeOut'>;
}

/**
 * OrderTwice asks whether the shopper wants to place the same order again. A pay button below it is the answer Yes. The
 * focus is on the button of the earlier order, so that pressing Enter twice on Confirm Payment places no second order.
 */
export function OrderTwice({ order, onSee, paidLines }: OrderTwiceProps) {
  const { twice } = paymentCopy.summary;
  return (
    <Grid role="alert" gap="2" bg="warning.subtle" color="warning.fg" borderRadius="control" px="3" py="2">
      <styled.p fontSize="[0.875rem]">{twice.text(order.id, shortDay(new Date(order.placedAtMs)))}</styled.p>
      {/* The buttons are in one row where they fit, so that the question takes no more than a quarter of a phone. */}
      <Flex wrap="wrap" gap="2">
        <Button ref={focusOnMount} variant="outline" size="sm" onClick={onSee}>
          {twice.see}
        </Button>
        {paidLines && paidLines.paid.length > 0 && (
          <Button variant="outline" size="sm" onClick={paidLines.takeOut}>
            {takeOutText(paidLines.paid)}
          </Button>
        )}
      </Flex>
    </Grid>
  );
}
