import { Flex, styled } from '@niramaya/ui/styled';
import { cartTotals, type PaidLine } from '@niramaya/contract';
import { languageCopy } from '@niramaya/copy/language';
import { paidLinesCopy } from '@niramaya/copy/paid-lines';
import { shortDay } from '@niramaya/copy/short-day';
import { putBackPaidLines, takeOutPaidLines, useAppDispatch, useCart, usePaidLines } from '@niramaya/data-access';
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
  const paid = usePaidLines().filter(({ line }) => title === undefined || line.title === title);
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

/** The paid part of a cart, for the texts of a screen. */
interface PaidPart {
  /** The orders in words. */
  readonly orders: string;
  /** The number of paid lines, or null if everything in the cart is paid for. */
  readonly count: number | null;
  /** The price in rupees of the packs that stay once the paid ones are out of the cart. */
  readonly restRupees: number;
}

interface PaidLinesNoticeProps {
  readonly lines: ReturnType<typeof usePaidLinesNotice>;
  /**
   * The texts of a screen in the place of that of the notice: the lines, of which the first is above the list of the
   * products, and the line next to the button that takes the products out: the payment that is left.
   */
  readonly inTheWay?: (paid: PaidPart) => { readonly lines: readonly string[]; readonly afterTakeOut: string };
  /**
   * A sentence after the text of the notice, for the number of paid lines: a reason to take them out. `inTheWay` leaves
   * it out.
   */
  readonly offer?: (count: number) => string;
  /** A sentence after the text that the products are out of the cart: the payment that is left. */
  readonly outcome?: string;
  /** The look of the button that takes the products out. @default 'outline' */
  readonly takeOutVariant?: ButtonVariant;
}

/**
 * PaidLinesNotice is about the products in the cart that the shopper has paid for in the last days, and that a payment
 * would order again, because a payment leaves the cart as it is (requirement AMB-35 in `docs/requirements.md`). Its
 * button takes the paid packs out, Undo puts them back, and neither pays. It asks nothing before a payment (AMB-67),
 * and renders nothing if no product is paid for. Its element has the attribute `data-paid-lines-notice` until the packs
 * are out.
 */
export function PaidLinesNotice({ lines, inTheWay, offer, outcome, takeOutVariant = 'outline' }: PaidLinesNoticeProps) {
  const { items } = useCart();
  const { paid, taken, text, takeOut, undo } = lines;
  const count = paid.length;
  if (count === 0 && taken === null) return null;

  const takenText = areWhole(taken ?? []) ? paidLinesCopy.taken(taken?.length ?? 0) : paidLinesCopy.takenPacks;
  if (count === 0) {
    return (
      <styled.section
        aria-label={paidLinesCopy.label}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        rowGap="1"
      >
        <styled.p ref={text} tabIndex={-1} outline="[none]" flex="[1 1 9rem]" overflowWrap="anywhere">
          {[takenText, outcome].filter(Boolean).join(' ')}
        </styled.p>
        <Button variant="outline" size="sm" onClick={undo}>
          {paidLinesCopy.undo}
        </Button>
      </styled.section>
    );
  }
  const orders = ordersInWords(paid);
  const isWholeCart = count === items.length && areWhole(paid);
  const paidPacks = new Map(paid.map(({ line, paidQuantity }) => [line.title, paidQuantity]));
  const rest = items.map((line) => ({ ...line, quantity: line.quantity - (paidPacks.get(line.title) ?? 0) }));
  const own = inTheWay?.({ orders, count: isWholeCart ? null : count, restRupees: cartTotals(rest).total });
  const ofNotice = [paidLinesCopy.text(count, orders), offer?.(count)].filter(Boolean).join(' ');
  const [fact = '', ...furtherLines] = own?.lines ?? [ofNotice];
  return (
    <styled.section
      aria-label={paidLinesCopy.label}
      data-paid-lines-notice=""
      display="grid"
      gap="2"
      px="4"
      py="3"
      bg="warning.subtle"
      color="warning.fg"
      borderRadius="control"
    >
      <styled.p ref={text} tabIndex={-1} outline="[none]" overflowWrap="anywhere">
        {fact}
      </styled.p>
      <styled.ul textStyle="caption">
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
      </styled.ul>
      {furtherLines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
        <Button variant={takeOutVariant} size="sm" onClick={takeOut}>
          {takeOutText(paid)}
        </Button>
        {own && <p>{own.afterTakeOut}</p>}
      </Flex>
    </styled.section>
  );
}

/** PaidLines is the notice with a state of its own. */
export function PaidLines(props: Omit<PaidLinesNoticeProps, 'lines'>) {
  return <PaidLinesNotice {...props} lines={usePaidLinesNotice()} />;
}
