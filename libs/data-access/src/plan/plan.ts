import { policy, price, type ChosenPlan } from '@niramaya/contract';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { persisted, plainTextFormat, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

const planPrice = price.check(z.refine((rupees) => rupees > 0));
/**
 * The price of the plan for six months, in rupees. The requirements fix the key, whose name is that of another plan.
 */
const storedSixMonthPlan = persisted('threemonth', planPrice, plainTextFormat);
/** The price of the plan for three months, in rupees. */
const storedThreeMonthPlan = persisted('niramaya.three_months', planPrice, plainTextFormat);

/** The care plan for three or for six months. */
export type PlanChoice = 'three' | 'six';

/** Forgets the chosen plan. */
export const clearPlan = (storage: BrowserStorage): void => {
  storedSixMonthPlan.clear(storage);
  storedThreeMonthPlan.clear(storage);
};

/** Chooses a plan in place of the other. It belongs to the browser, and stays until it is paid. */
export const choosePlan = (storage: BrowserStorage, plan: PlanChoice): void => {
  clearPlan(storage);
  if (plan === 'six') storedSixMonthPlan.write(storage, policy.sixMonthPlanRupees);
  else storedThreeMonthPlan.write(storage, policy.threeMonthPlanRupees);
};

/** If both keys are stored, the plan for six months counts, because the requirements name its key. */
function planOf(sixMonthRupees: number | null, threeMonthRupees: number | null): ChosenPlan | null {
  if (sixMonthRupees !== null) return { months: 6, rupees: sixMonthRupees };
  return threeMonthRupees === null ? null : { months: 3, rupees: threeMonthRupees };
}

/** Returns the months and the price in rupees of the chosen plan, or null. */
export const readPlan = (storage: BrowserStorage): ChosenPlan | null =>
  planOf(storedSixMonthPlan.read(storage), storedThreeMonthPlan.read(storage));

/** Returns what `readPlan` returns, and follows it in every tab. */
export function useStoredPlan(): ChosenPlan | null {
  const sixMonthRupees = usePersisted(storedSixMonthPlan);
  const threeMonthRupees = usePersisted(storedThreeMonthPlan);
  return useMemo(() => planOf(sixMonthRupees, threeMonthRupees), [sixMonthRupees, threeMonthRupees]);
}
