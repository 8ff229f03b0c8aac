import { styled } from '@niramaya/ui/styled';
import type { PaidLine } from '@niramaya/contract';
import { languageCopy } from '@niramaya/copy/language';
import { paidLinesCopy } from '@niramaya/copy/paid-lines';
import { shortDay } from '@niramaya/copy/short-day';
import { putBackPaidLines, takeOutPaidLines, useAppDispatch, usePaidLines } from '@niramaya/data-access';
import { Button, moveFocusFromRemoved, type ButtonVariant } from '@niramaya/ui';
import { useRef, useState, type MouseEvent } from 'react';
import { cancelIfDoubleClick } from '../cancelIfDoubleClick';

/** The notice lists this many products at most. The others are counted in one line. */
const maxLines = 3;

/** Returns the orders of the lines in words, each order once. */
function ordersInWords(paid: readonly PaidLine[]): string {
  const days = new Map(paid.map(({ order }) => [order.id, shortDay(new Date(order.placedAtMs))]));
  return [...days].map(([id, day]) => paidLinesCopy.order(id, day)).join(', ');
}

/** True if each of these lines was paid for as a whole. */
export const areWhole = (paid: readonly PaidLine[]): boolean =>
  paid.every(({ line, paidQuantity }) => paidQuantity === line.quantity);

/** Returns the text of the button that takes these lines out of the cart, or the paid packs of them. */
export const takeOutText = (paid: readonly PaidLine[]): string =>
  areWhole(paid) ? paidLinesCopy.takeOut(paid.length) : paidLinesCopy.takeOutPacks;

/**
 * Returns the state of the notice `PaidLinesNotice`: the lines of the cart that an order has, those that were taken
 * out, and how to take them out and put them back. The focus moves to the text of the notice.
 *
 * @param title the product of the only line that the notice is about. Without it the notice is about every paid line.
 */
export function usePaidLinesNotice(title?: string) {
  const dispatch = useAppDispatch();
  const all = usePaidLines();
  const paid = title === undefined ? all : all.filter(({ line }) => line.title === title);
  // The lines that Undo puts back. Null before they are taken out, and after Undo.
  const [taken, setTaken] = useState<readonly PaidLine[] | null>(null);
  const text = useRef<HTMLParagraphElement>(null);

  const change = (event: MouseEvent, run: () => void, next: typeof taken) => {
    // The button then has the other function, and the second click of a double click would undo the first.
    if (cancelIfDoubleClick(event)) return;
    run();
    setTaken(next);
    moveFocusFromRemoved(text.current);
  };
  return {
    paid,
    taken,
    text,
    takeOut: (event: MouseEvent) => change(event, () => dispatch(takeOutPaidLines(paid)), paid),
    undo: (event: MouseEvent) => change(event, () => dispatch(putBackPaidLines(taken ?? [])), null),
  };
}

/** Returns the text that these packs are out of the cart. */
const takenText = (taken: readonly PaidLine[]): string =>
  areWhole(taken) ? paidLinesCopy.taken(taken.length) : paidLinesCopy.takenPacks;

/** The box of a notice about paid products, or the line in its place. */
export const Notice = styled('section', {
  base: { '& > p:first-child': { outline: '[none]', overflowWrap: 'anywhere' } },
  variants: {
    isTaken: {
      true: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '3',
        rowGap: '1',
        '& > p': { flex: '[1 1 9rem]' },
      },
      false: {
        display: 'grid',
        alignContent: 'start',
        gap: '2',
        px: '4',
        py: '3',
        bg: 'warning.subtle',
        borderRadius: 'control',
        '& > p:first-child': { fontWeight: 'semibold', color: 'warning.fg' },
      },
    },
  },
});

/**
 * Returns the line with Undo that takes the place of a notice once the paid packs are out of the cart. This is no
 * component, so that React keeps the elements of the notice, of which the text has the focus.
 *
 * @param outcome A sentence after the text that the products are out of the cart: the payment that is left.
 */
export const takenOut = ({ taken, text, undo }: ReturnType<typeof usePaidLinesNotice>, outcome?: string) =>
  taken && (
    <Notice isTaken aria-label={paidLinesCopy.label}>
      <p ref={text} tabIndex={-1}>
        {[takenText(taken), outcome].filter(Boolean).join(' ')}
      </p>
      <Button variant="outline" size="sm" onClick={undo}>
        {paidLinesCopy.undo}
      </Button>
    </Notice>
  );

interface PaidLinesNoticeProps {
  readonly lines: ReturnType<typeof usePaidLinesNotice>;
  /** A sentence after the text that the products are out of the cart: the payment that is left. */
  readonly outcome?: string;
  /** A sentence after the text of the notice, for the number of paid lines: a reason to take them out. */
  readonly offer?: (count: number) => string;
  /** The look of the button that takes the products out. @default 'outline' */
  readonly takeOutVariant?: ButtonVariant;
}

/**
 * PaidLinesNotice is about the products in the cart that the shopper has paid for in the last days, and that a payment
 * would order again, because a payment leaves the cart as it is (requirement AMB-35 in `docs/requirements.md`). Its
 * button takes the paid packs out, Undo puts them back, and neither pays. It asks nothing before a payment (AMB-67),
 * and renders nothing if no product is paid for.
 */
export function PaidLinesNotice({ lines, offer, outcome, takeOutVariant = 'outline' }: PaidLinesNoticeProps) {
  const { paid, text, takeOut } = lines;
  const count = paid.length;
  if (count === 0) return takenOut(lines, outcome);
  return (
    <Notice isTaken={false} aria-label={paidLinesCopy.label}>
      <p ref={text} tabIndex={-1}>
        {paidLinesCopy.text(count, ordersInWords(paid))}
      </p>
      <ul>
        {paid.slice(0, maxLines).map(({ line, paidQuantity }) => (
          <li key={line.title}>
            <span>{paidLinesCopy.times(line.quantity)}</span>{' '}
            <styled.span lang={languageCopy.apiLanguage} overflowWrap="anywhere">
              {line.title}
            </styled.span>
            {paidQuantity !== line.quantity && <span>{` ${paidLinesCopy.paidPacks(paidQuantity)}`}</span>}
          </li>
        ))}
        {count > maxLines && <li>{paidLinesCopy.more(count - maxLines)}</li>}
      </ul>
      <p>{[paidLinesCopy.paysAgain(count), offer?.(count)].filter(Boolean).join(' ')}</p>
      <div>
        <Button variant={takeOutVariant} size="sm" onClick={takeOut}>
          {takeOutText(paid)}
        </Button>
      </div>
    </Notice>
  );
}
