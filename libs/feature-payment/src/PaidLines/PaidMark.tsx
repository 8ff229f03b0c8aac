import { Flex, styled } from '@niramaya/ui/styled';
import { paidLinesCopy } from '@niramaya/copy/paid-lines';
import { shortDay } from '@niramaya/copy/short-day';
import { notePaidLineGone, notePaidLineShown, useAppDispatch } from '@niramaya/data-access';
import { Button } from '@niramaya/ui';
import { useEffect } from 'react';
import { usePaidLinesNotice } from './PaidLines';

interface PaidMarkProps {
  /** The title of a line of the cart. */
  readonly title: string;
  /** Called to remove the line, all of whose packs were paid for. */
  readonly onTakeOutLine: () => void;
}

/**
 * PaidMark is a quiet line at a line of the cart whose product `PaidLines` would name: it was paid for, and the payment
 * of the cart orders it again. Its button takes the paid packs out. If other packs are left in the line, Undo puts
 * the paid ones back. It renders nothing for other lines.
 */
export function PaidMark({ title, onTakeOutLine }: PaidMarkProps) {
  const dispatch = useAppDispatch();
  const { paid, taken, text, takeOut, undo } = usePaidLinesNotice(title);
  const [first] = paid;
  const isPaid = first !== undefined;
  useEffect(() => {
    dispatch(notePaidLineShown(title));
  }, [title, dispatch]);
  // A line may leave the cart by any control, also in another tab. If the product is added later, it is not paid for.
  useEffect(() => {
    if (!isPaid) return;
    return () => dispatch(notePaidLineGone(title));
  }, [isPaid, title, dispatch]);
  if (first === undefined && taken === null) return null;

  const isWhole = first?.paidQuantity === first?.line.quantity;
  let said: string = paidLinesCopy.takenPacks;
  let button: string = paidLinesCopy.undo;
  if (first !== undefined) {
    const mark = paidLinesCopy.mark(first.order.id, shortDay(new Date(first.order.placedAtMs)));
    button = isWhole ? paidLinesCopy.takeOutLine : paidLinesCopy.takeOutPacks;
    said = isWhole ? mark : `${mark} ${paidLinesCopy.paidPacks(first.paidQuantity)}`;
  }
  const press = isWhole ? onTakeOutLine : takeOut;
  return (
    <Flex wrap="wrap" align="center" justify="space-between" columnGap="3">
      <styled.p ref={text} tabIndex={-1} outline="[none]" textStyle="caption" color="fg.muted">
        {said}
      </styled.p>
      <Button
        variant="outline"
        size="sm"
        aria-label={paidLinesCopy.takeOutOf(button, title)}
        onClick={isPaid ? press : undo}
      >
        {button}
      </Button>
    </Flex>
  );
}
