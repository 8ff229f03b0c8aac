import { indianDay, lastDayOfPlan, type ChosenPlan } from '@niramaya/contract';
import { useMemo, useState } from 'react';
import { useOwnOrders } from './orders';

/** A paid care plan that has not ended. */
interface OwnedPlan {
  readonly months: ChosenPlan['months'];
  /** The last day of the plan, in days since 1 January 1970 in Indian time (`indianDay`). */
  readonly lastDay: number;
}

/**
 * Returns the care plan that the current person has paid for, the one that ends last. Returns null without one, after
 * its last day, and while the page hydrates. A plan that ends while the page is open is returned until the next mount.
 */
export function useOwnedPlan(): OwnedPlan | null {
  const orders = useOwnOrders();
  const [today] = useState(() => indianDay(Date.now()));
  return useMemo(() => {
    const plans = orders
      .filter(({ planRupees }) => planRupees > 0)
      .map(({ placedAtMs, planMonths }) => ({ months: planMonths, lastDay: lastDayOfPlan(placedAtMs, planMonths) }))
      .filter(({ lastDay }) => lastDay >= today)
      .sort((one, other) => other.lastDay - one.lastDay);
    return plans[0] ?? null;
  }, [orders, today]);
}
