import { chakra } from '@niramaya/ui/chakra';
import { calendarFile, indianDay, paths, refillCopy, type Refill } from '@niramaya/contract';
import { bringBackRefills, useAppDispatch, useRefills } from '@niramaya/data-access';
import { Button, useCopy } from '@niramaya/ui';
import { CalendarPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { download } from '../download';
import { EmptyPanel } from '../EmptyPanel/EmptyPanel';
import { KeptNotice } from '../KeptNotice/KeptNotice';
import { RefillCard } from './RefillCard';

/** The file for a calendar; what is due already comes today. */
function fileOf(refills: readonly Refill[], words: (typeof refillCopy)['en']['calendar'], nowMs: number): string {
  const entries = refills.map(({ line: { title, quantity }, dueDay, days }) => ({
    id: `refill-${encodeURIComponent(title)}@niramaya`,
    day: Math.max(dueDay, indianDay(nowMs)),
    everyDays: days,
    summary: words.summary(title),
    description: words.description(quantity, days),
  }));
  return calendarFile(entries, nowMs);
}

/** What has been ordered and may be wanted again: a day for each that the shopper sets, one press, and a calendar file. */
export function RefillPanel() {
  const copy = useCopy(refillCopy);
  const dispatch = useAppDispatch();
  const { listed, leftOut } = useRefills();
  const head = useRef<HTMLDivElement>(null);
  // While days are typed, no card may move from under the fingers.
  const [places] = useState(() => new Map(listed.map(({ line }, place) => [line.title, place])));
  const placeOf = ({ line }: Refill) => places.get(line.title) ?? -1;

  if (listed.length === 0 && leftOut.length === 0)
    return <EmptyPanel words={copy.empty} action={<Button href={paths.medicines}>{copy.empty.action}</Button>} />;
  return (
    <>
      <div ref={head} tabIndex={-1} style={{ outline: 'none' }}>
        <KeptNotice text={copy.note} />
      </div>
      {listed.length === 0 ? (
        <chakra.p role="status" pb="4">
          {copy.nothingListed}
        </chakra.p>
      ) : (
        <>
          <chakra.div pb="4">
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
            <chakra.p textStyle="caption" color="fg.muted" pt="1">
              {copy.calendar.text}
            </chakra.p>
          </chakra.div>
          <chakra.ul aria-label={copy.list} display="grid" gap="4" listStyleType="none">
            {listed
              .toSorted((one, other) => placeOf(one) - placeOf(other))
              .map((refill) => (
                <li key={refill.line.title}>
                  <RefillCard refill={refill} onLeftOut={() => head.current?.focus()} />
                </li>
              ))}
          </chakra.ul>
        </>
      )}
      {leftOut.length > 0 && (
        <chakra.div pt="4">
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              dispatch(bringBackRefills());
              head.current?.focus();
            }}
          >
            {copy.bringBack(leftOut.length)}
          </Button>
        </chakra.div>
      )}
    </>
  );
}
