import { Grid, styled } from '@niramaya/ui/styled';
import { calendarFile, dueNow, indianDay, paths, refillMonth, type CartItem, type Refill } from '@niramaya/contract';
import { ordersCopy } from '@niramaya/copy/orders';
import { refillCopy } from '@niramaya/copy/refill';
import {
  orderAgain,
  restoreRefills,
  useAppDispatch,
  useBrowserStorage,
  useRefills,
  useUnreadableOrders,
  useUnreadableRefillChoices,
  type OrderAgainResult,
} from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Button, EmptyPanel, moveFocusFromRemoved } from '@niramaya/ui';
import { CalendarPlus, ShoppingCart } from 'lucide-react';
import { useRef, useState } from 'react';
import { isInCart, purchaseSummary } from '../BuyStatus/order-again';
import { BuyStatus, type BuyStatusProps } from '../BuyStatus/BuyStatus';
import { download } from '../download';
import { StorageNotice, UnreadableNotice } from '../StorageNotice/StorageNotice';
import { RefillCard } from './RefillCard';

/**
 * Returns the text of an iCalendar file with one repeating event for each refill. The event of an overdue refill begins
 * today. `nowMs` is in ms since 1970.
 */
function calendarOf(refills: readonly Refill[], nowMs: number): string {
  const entries = refills.map(({ line: { title, quantity }, dueDay, days }) => ({
    id: `refill-${encodeURIComponent(title)}@niramaya`,
    day: Math.max(dueDay, indianDay(nowMs)),
    everyDays: days,
    summary: refillCopy.calendar.summary(title),
    description: refillCopy.calendar.description(quantity, days),
  }));
  return calendarFile(entries, nowMs);
}

/** Sorts months, such as '2026-02', in their order. The refills that are due (`dueNow`) come first. */
function compareMonths(one: string, other: string): number {
  if (one === other) return 0;
  if (one === dueNow) return -1;
  if (other === dueNow) return 1;
  return one < other ? -1 : 1;
}

/**
 * RefillPanel lists the products of past orders for which the shopper has chosen days on a receipt, by the month in
 * which each is due again. A click adds one of them, or all that are due, to the cart at today's prices; a calendar
 * file reminds the shopper. A product that the shopper has left out of the list can be brought back. Orders and days
 * are in browser storage; only adding sends requests.
 */
export function RefillPanel() {
  const dispatch = useAppDispatch();
  const storage = useBrowserStorage();
  const { listed, leftOut } = useRefills();
  const unreadableChoices = useUnreadableRefillChoices();
  const hasUnreadableOrders = useUnreadableOrders();
  // The result of adding each product, by its title; 'asking' while today's prices are requested.
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, OrderAgainResult | 'asking'>>>({});
  // The result of the button that adds all products that are due.
  const [allStatus, setAllStatus] = useState<BuyStatusProps['status']>(null);
  const head = useRef<HTMLDivElement>(null);
  const [today] = useState(() => indianDay(Date.now()));
  // The refills at the moment at which the panel was opened decide the months and the order of the cards. Otherwise a
  // card would move away while the shopper types its number of days.
  const [listedAtFirst] = useState(listed);
  const positionOf = ({ line }: Refill) => listedAtFirst.findIndex((first) => first.line.title === line.title);
  const monthOf = (refill: Refill) => refillMonth((listedAtFirst[positionOf(refill)] ?? refill).dueDay, today);

  const add = async (lines: readonly CartItem[]) => {
    const showOutcomes = (outcomeAt: (index: number) => OrderAgainResult | 'asking') =>
      setOutcomes((outcomesSoFar) => ({
        ...outcomesSoFar,
        ...Object.fromEntries(lines.map(({ title }, index) => [title, outcomeAt(index)])),
      }));
    showOutcomes(() => 'asking');
    const results = await dispatch(orderAgain(lines));
    showOutcomes((index) => results[index] ?? 'asking');
    return results;
  };

  const unreadableNotices = (
    <>
      {unreadableChoices !== null && <UnreadableNotice text={refillCopy.unreadable[unreadableChoices]} />}
      {hasUnreadableOrders && <UnreadableNotice text={ordersCopy.unreadable.part} />}
    </>
  );
  if (listed.length === 0 && leftOut.length === 0) {
    const isSomethingUnreadable = unreadableChoices !== null || hasUnreadableOrders;
    return isSomethingUnreadable ? unreadableNotices : <EmptyPanel {...refillCopy.empty} href={paths.medicines} />;
  }

  const sorted = [...listed].sort((one, other) => positionOf(one) - positionOf(other));
  const monthName = (month: string) => (month === dueNow ? refillCopy.now : refillCopy.month(month));
  const months = [...new Set(sorted.map(monthOf))].sort(compareMonths);
  const due = sorted.filter(({ dueDay }) => dueDay <= today).map(({ line }) => line);
  const addAllDue = async () => {
    setAllStatus(null);
    const results = await add(due);
    setAllStatus({ text: purchaseSummary(due, results), isInCart: results.some(isInCart) });
  };
  return (
    <>
      <div ref={head} tabIndex={-1} style={{ outline: 'none' }}>
        <StorageNotice text={refillCopy.note} />
      </div>
      {unreadableNotices}
      {listed.length === 0 ? (
        <styled.p role="status" pb="4">
          {refillCopy.nothingListed}
        </styled.p>
      ) : (
        <>
          <Grid justifyItems="start" gap="3" pb="4">
            {due.length > 0 && (
              <Button
                busy={due.some(({ title }) => outcomes[title] === 'asking')}
                startIcon={<ShoppingCart aria-hidden />}
                onClick={() => void addAllDue()}
              >
                {refillCopy.all.add(due.length)}
              </Button>
            )}
            {(due.length > 0 || allStatus) && <BuyStatus status={allStatus} />}
            <div>
              <Button
                variant="outline"
                size="sm"
                startIcon={<CalendarPlus aria-hidden />}
                onClick={() => download('niramaya-refill.ics', calendarOf(listed, Date.now()), 'text/calendar')}
              >
                {refillCopy.calendar.action}
              </Button>
              <styled.p textStyle="caption" color="fg.muted" pt="1">
                {refillCopy.calendar.text}
              </styled.p>
            </div>
          </Grid>
          <Grid gap="6">
            {months.map((month) => (
              <section key={month} aria-label={monthName(month)}>
                <styled.h3 textStyle="title" pb="2">
                  {monthName(month)}
                </styled.h3>
                <styled.ul display="grid" gap="4">
                  {sorted
                    .filter((refill) => monthOf(refill) === month)
                    .map((refill) => (
                      <li key={refill.line.title}>
                        <BlockBoundary>
                          <RefillCard
                            refill={refill}
                            today={today}
                            outcome={outcomes[refill.line.title] ?? null}
                            onAdd={() => void add([refill.line])}
                            onLeftOut={() => moveFocusFromRemoved(head.current)}
                          />
                        </BlockBoundary>
                      </li>
                    ))}
                </styled.ul>
              </section>
            ))}
          </Grid>
        </>
      )}
      {leftOut.length > 0 && (
        <styled.div pt="4">
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              restoreRefills(storage);
              moveFocusFromRemoved(head.current);
            }}
          >
            {refillCopy.bringBack(leftOut.length)}
          </Button>
        </styled.div>
      )}
    </>
  );
}
