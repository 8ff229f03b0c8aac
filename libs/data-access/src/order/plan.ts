import { policy, price, type ChosenPlan } from '@niramaya/contract';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { BrowserStorage } from '../storage/storage';
import { persisted, plainText, usePersisted } from '../storage/persisted';

const planPrice = price.check(z.refine((rupees) => rupees > 0));
/** The 6-month price in rupees, in spite of the name `threemonth`. */
const storedSixMonthPlan = persisted('threemonth', planPrice, plainText);
const storedThreeMonthPlan = persisted('niramaya.three_months', planPrice, plainText);

export type PlanChoice = 'three' | 'six';

export const clearPlan = (storage: BrowserStorage): void => {
  storedSixMonthPlan.clear(storage);
  storedThreeMonthPlan.clear(storage);
};

/** Stores the plan's price in rupees, and clears the other plan. */
export const choosePlan = (storage: BrowserStorage, plan: PlanChoice): void => {
  clearPlan(storage);
  if (plan === 'six') storedSixMonthPlan.write(storage, policy.sixMonthPlanRupees);
  else storedThreeMonthPlan.write(storage, policy.threeMonthPlanRupees);
};

/** Six months first: the contract names its key. */
function planOf(sixMonthRupees: number | null, threeMonthRupees: number | null): ChosenPlan | null {
  if (sixMonthRupees !== null) return { months: 6, rupees: sixMonthRupees };
  return threeMonthRupees === null ? null : { months: 3, rupees: threeMonthRupees };
}

/** Returns months and rupees of the chosen plan, or null. */
export const readPlan = (storage: BrowserStorage): ChosenPlan | null =>
  planOf(storedSixMonthPlan.read(storage), storedThreeMonthPlan.read(storage));

/** Returns months and rupees of the chosen plan, or null. */
export function useStoredPlan(): ChosenPlan | null {
  const sixMonthRupees = usePersisted(storedSixMonthPlan);
  const threeMonthRupees = usePersisted(storedThreeMonthPlan);
  return useMemo(() => planOf(sixMonthRupees, threeMonthRupees), [sixMonthRupees, threeMonthRupees]);
}
