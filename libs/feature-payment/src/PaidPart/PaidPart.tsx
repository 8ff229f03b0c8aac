import { cartTotals, type PaidLine } from '@niramaya/contract';
import { paidLinesCopy } from '@niramaya/copy/paid-lines';
import { shortDay } from '@niramaya/copy/short-day';
import { useCart } from '@niramaya/data-access';
import { Button } from '@niramaya/ui';
import { useLayoutEffect } from 'react';
import { areWhole, Notice, takenOut, usePaidLinesNotice } from '../PaidLines/PaidLines';

interface PaidPartProps {
  /**
   * Returns the sentence at the button that takes the paid packs out: the payment that is left. `restRupees` is the
   * price of the packs that stay, or null if everything in the cart is paid for.
   */
  readonly afterTakeOut: (restRupees: number | null) => string;
  /**
   * Called with the marks of the paid rows, by the title of the product, as soon as they are known and with each
   * change. It should not change between renders.
   */
  readonly onMarks: (marks: ReadonlyMap<string, string>) => void;
}

/**
 * PaidPart is the part about paid products for a screen that lists the whole cart: a sentence and the button that takes
 * the paid packs out. The screen gets the marks of its rows by `onMarks`. Until the packs are out, the element has the
 * attribute `data-paid-lines-notice`, by which `CartToPay` of `feature-careplan` gives the part its least height.
 */
export function PaidPart({ afterTakeOut, onMarks }: PaidPartProps) {
  const { items } = useCart();
  const lines = usePaidLinesNotice();
  const { paid, text, takeOut } = lines;
  // The marks are there before the browser paints the rows.
  useLayoutEffect(() => {
    const markOf = ({ line, order, paidQuantity }: PaidLine): string =>
      paidLinesCopy.row(shortDay(new Date(order.placedAtMs)), paidQuantity === line.quantity ? null : paidQuantity);
    onMarks(new Map(paid.map((one) => [one.line.title, markOf(one)])));
  }, [paid, onMarks]);
  const count = paid.length;
  if (count === 0) return takenOut(lines);

  const isWholeCart = count === items.length && areWhole(paid);
  const paidPacks = new Map(paid.map(({ line, paidQuantity }) => [line.title, paidQuantity]));
  const rest = items.map((line) => ({ ...line, quantity: line.quantity - (paidPacks.get(line.title) ?? 0) }));
  return (
    <Notice isTaken={false} aria-label={paidLinesCopy.label} data-paid-lines-notice="">
      <p ref={text} tabIndex={-1}>
        {paidLinesCopy.again(isWholeCart ? null : count)}
      </p>
      <div>
        <Button size="sm" onClick={takeOut}>
          {areWhole(paid) ? paidLinesCopy.takeOutPaid(count) : paidLinesCopy.takeOutPacks}
        </Button>
      </div>
      <p>{afterTakeOut(isWholeCart ? null : cartTotals(rest).total)}</p>
    </Notice>
  );
}
