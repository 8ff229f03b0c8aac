import { Grid, styled } from '@niramaya/ui/styled';
import { calendarFile, dueNow, indianDay, paths, refillMonth, type CartItem, type Refill } from '@niramaya/contract';
import { ordersCopy } from '@niramaya/contract/copy/orders';
import { refillCopy } from '@niramaya/contract/copy/refill';
import {
  restoreRefills,
  buyAgain,
  useAppDispatch,
  useBrowserStorage,
  useRefills,
  useUnreadableOrders,
  useUnreadableRefillDays,
  type BoughtAgain,
} from '@niramaya/data-access';
import { BlockBoundary } from '@niramaya/lazy';
import { Button, useCopy } from '@niramaya/ui';
import { CalendarPlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { download } from '../download';
import { EmptyPanel } from '../EmptyPanel/EmptyPanel';
import { StorageNotice } from '../StorageNotice/StorageNotice';
import { UnreadableNotice } from '../UnreadableNotice/UnreadableNotice';
import { AllDue } from './AllDue';
import { RefillCard } from './RefillCard';

/** Overdue refills are scheduled for today. */
function fileOf(refills: readonly Refill[], copy: (typeof refillCopy)['en']['calendar'], nowMs: number): string {
  const entries = refills.map(({ line: { title, quantity }, dueDay, days }) => ({
    id: `refill-${encodeURIComponent(title)}@niramaya`,
    day: Math.max(dueDay, indianDay(nowMs)),
    everyDays: days,
    summary: copy.summary(title),
    description: copy.description(quantity, days),
  }));
  return calendarFile(entries, nowMs);
}

export function RefillPanel() {
  const copy = useCopy(refillCopy);
  const dispatch = useAppDispatch();
  const storage = useBrowserStorage();
  const { listed, leftOut } = useRefills();
  const unreadable = useUnreadableRefillDays();
  const hasUnreadableOrders = useUnreadableOrders();
  const orders = useCopy(ordersCopy);
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, BoughtAgain | 'asking'>>>({});
  const head = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const [today] = useState(() => indianDay(Date.now()));
  // The places stay fixed, so that no card moves while the shopper types a number of days.
  const [places] = useState(
    () => new Map(listed.map(({ line, dueDay }, at) => [line.title, { at, month: refillMonth(dueDay, today) }])),
  );
  const positionOf = ({ line, dueDay }: Refill) =>
    places.get(line.title) ?? { at: -1, month: refillMonth(dueDay, today) };

  const add = async (lines: readonly CartItem[]) => {
    const say = (outcomeAt: (at: number) => BoughtAgain | 'asking') =>
      setOutcomes((status) => ({
        ...status,
        ...Object.fromEntries(lines.map(({ title }, at) => [title, outcomeAt(at)])),
      }));
    say(() => 'asking');
    const results = await dispatch(buyAgain(lines));
    say((at) => results[at] ?? 'asking');
    return results;
  };

  if (listed.length === 0 && leftOut.length === 0 && hasUnreadableOrders)
    return <UnreadableNotice text={orders.unreadable.part} action={orders.unreadable.action} />;
  if (listed.length === 0 && leftOut.length === 0)
    return <EmptyPanel copy={copy.empty} action={<Button href={paths.medicines}>{copy.empty.action}</Button>} />;

  const sorted = [...listed].sort((one, other) => positionOf(one).at - positionOf(other).at);
  const months = [...new Set(sorted.map((refill) => positionOf(refill).month))].sort((one, other) =>
    one === dueNow || (other !== dueNow && one < other) ? -1 : 1,
  );
  const due = sorted.filter(({ dueDay }) => dueDay <= today).map(({ line }) => line);
  return (
    <>
      <div ref={head} tabIndex={-1} style={{ outline: 'none' }}>
        <StorageNotice text={copy.note} />
      </div>
      {unreadable && <UnreadableNotice text={copy.unreadable[unreadable]} action={copy.unreadable.action} />}
      {hasUnreadableOrders && <UnreadableNotice text={orders.unreadable.part} action={orders.unreadable.action} />}
      {listed.length === 0 ? (
        <styled.p role="status" pb="4">
          {copy.nothingListed}
        </styled.p>
      ) : (
        <>
          <Grid justifyItems="start" gap="3" pb="4">
            <AllDue lines={due} isAsking={due.some(({ title }) => outcomes[title] === 'asking')} onAdd={add} />
            <div>
              <Button
                variant="outline"
                size="sm"
                startIcon={<CalendarPlus aria-hidden />}
                onClick={() =>
                  download('niramaya-refill.ics', fileOf(listed, copy.calendar, Date.now()), 'text/calendar')
                }
              >
                {copy.calendar.action}
              </Button>
              <styled.p textStyle="caption" color="fg.muted" pt="1">
                {copy.calendar.text}
              </styled.p>
            </div>
          </Grid>
          <Grid gap="6">
            {months.map((month) => (
              <section key={month} aria-labelledby={`${headingId}-${month}`}>
                <styled.h3 id={`${headingId}-${month}`} textStyle="title" pb="2">
                  {month === dueNow ? copy.now : copy.month(month)}
                </styled.h3>
                <styled.ul display="grid" gap="4" listStyleType="none">
                  {sorted
                    .filter((refill) => positionOf(refill).month === month)
                    .map((refill) => (
                      <li key={refill.line.title}>
                        <BlockBoundary>
                          <RefillCard
                            refill={refill}
                            outcome={outcomes[refill.line.title] ?? null}
                            onAdd={() => void add([refill.line])}
                            onLeftOut={() => head.current?.focus()}
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
              head.current?.focus();
            }}
          >
            {copy.bringBack(leftOut.length)}
          </Button>
        </styled.div>
      )}
    </>
  );
}
