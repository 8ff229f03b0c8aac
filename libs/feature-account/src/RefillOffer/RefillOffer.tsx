import { styled } from '@niramaya/ui/styled';
import { beginOfIndianDay, mayRefill, offeredDays, type Order } from '@niramaya/contract';
import { shortDay } from '@niramaya/copy/short-day';
import { refillCopy } from '@niramaya/copy/refill';
import {
  openPanel,
  setRefillDays,
  useAppDispatch,
  useBrowserStorage,
  useOwnOrders,
  useRefills,
} from '@niramaya/data-access';
import { Button, SelectField } from '@niramaya/ui';
import { useId } from 'react';
import { PanelCard } from '../PanelCard';

/** The value of the option without days. */
const off = 'off';

/**
 * RefillOffer is below the receipt of an order. For each medicine or supplement the shopper can choose after how many
 * days to order it again; nothing is chosen at first. It renders nothing for an order of a guest that another
 * person reads, because refills are health data and belong to the person who has ordered (`useRefills`).
 */
export function RefillOffer({ order }: { readonly order: Pick<Order, 'id' | 'lines'> }) {
  const storage = useBrowserStorage();
  const dispatch = useAppDispatch();
  const { listed } = useRefills();
  const isOwn = useOwnOrders().some(({ id }) => id === order.id);
  const titleId = useId();
  const titles = [...new Set(order.lines.map(({ title }) => title))].filter(mayRefill);
  if (!isOwn || titles.length === 0) return null;

  const chosen = titles.map((title) => ({ title, refill: listed.find(({ line }) => line.title === title) }));
  return (
    <PanelCard as="section" aria-labelledby={titleId}>
      <styled.h3 id={titleId} fontWeight="semibold">
        {refillCopy.offer.title}
      </styled.h3>
      <styled.p textStyle="caption" color="fg.muted">
        {refillCopy.offer.text}
      </styled.p>
      {chosen.map(({ title, refill }) => {
        // The panel Refill accepts any number of days, which is then an option here too.
        const days = [...new Set([...offeredDays, ...(refill ? [refill.days] : [])])].sort((one, other) => one - other);
        return (
          <SelectField
            key={title}
            label={title}
            name={`refill-${title}`}
            value={refill ? String(refill.days) : off}
            onChange={(value) => setRefillDays(storage, title, value === off ? null : Number(value))}
            options={[
              { value: off, label: refillCopy.offer.off },
              ...days.map((count) => ({ value: String(count), label: refillCopy.offer.days(count) })),
            ]}
            hint={refill && refillCopy.due.later(shortDay(new Date(beginOfIndianDay(refill.dueDay))))}
          />
        );
      })}
      {chosen.some(({ refill }) => refill) && (
        <styled.div>
          <Button variant="outline" size="sm" onClick={() => dispatch(openPanel('refill'))}>
            {refillCopy.offer.open}
          </Button>
        </styled.div>
      )}
    </PanelCard>
  );
}
