import { Flex, styled } from '@niramaya/ui/styled';
import { paidLinesCopy } from '@niramaya/copy/paid-lines';
import { shortDay } from '@niramaya/copy/short-day';
import { notePaidLineGone, takeOutPaidLines, useAppDispatch, usePaidLines } from '@niramaya/data-access';
import { Button } from '@niramaya/ui';
import { useEffect } from 'react';
import { takeOutText } from './PaidLines';

interface PaidMarkProps {
  /** The title of a line of the cart. */
  readonly title: string;
  /** Called to remove the line, all of whose packs were paid for. */
  readonly onTakeOutLine: () => void;
  /** Called once the paid packs are out of the line. The parent must move the focus, because the button disappears. */
  readonly onPacksTaken: () => void;
}

/**
 * PaidMark is a quiet line at a line of the cart whose product `PaidLines` would name: it was paid for, and the payment of
 * the cart orders it again. Its button takes the paid packs out. It renders nothing for other lines.
 */
export function PaidMark({ title, onTakeOutLine, onPacksTaken }: PaidMarkProps) {
  const dispatch = useAppDispatch();
  const paid = usePaidLines().filter(({ line }) => line.title === title);
  const [first] = paid;
  const isPaid = first !== undefined;
  // A line may leave the cart by any control, also in another tab. If the product is added later, it is not paid for.
  useEffect(() => {
    if (!isPaid) return;
    return () => dispatch(notePaidLineGone(title));
  }, [isPaid, title, dispatch]);
  if (first === undefined) return null;
  const { line, order, paidQuantity } = first;
  const isWhole = paidQuantity === line.quantity;
  const takeOut = () => {
    if (isWhole) {
      onTakeOutLine();
      return;
    }
    dispatch(takeOutPaidLines(paid));
    onPacksTaken();
  };
  const mark = paidLinesCopy.mark(order.id, shortDay(new Date(order.placedAtMs)));
  const button = takeOutText(paid);
  return (
    <Flex wrap="wrap" align="center" justify="space-between" columnGap="3">
      <styled.p textStyle="caption" color="fg.muted">
        {isWhole ? mark : `${mark} ${paidLinesCopy.paidPacks(paidQuantity)}`}
      </styled.p>
      <Button variant="outline" size="sm" aria-label={paidLinesCopy.takeOutOf(button, title)} onClick={takeOut}>
        {button}
      </Button>
    </Flex>
  );
}
