import { policy, price } from '@niramaya/contract';
import type { ChosenPlan } from '@niramaya/contract';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { BrowserStorage } from '../storage/storage';
import { persisted, plainText, usePersisted } from '../storage/persisted';

/** A price in rupees above 0, because every plan has a price. */
const planPrice = price.check(z.refine((rupees) => rupees > 0));
/** `threemonth`: the price of the 6-month plan in rupees, in spite of its name (STORAGE-08). */
const storedSixMonthPlan = persisted('threemonth', planPrice, plainText);
/** The price of the 3-month plan in rupees, if that plan is picked (AMB-32). */
const storedThreeMonthPlan = persisted('niramaya.three_months', planPrice, plainText);

export type PlanChoice = 'three' | 'six';

/**
 * Stores the chosen plan. Six months writes 275 under `threemonth`. Three months clears that and writes 165 under a key
 * of our own, never under `threemonth` (STORAGE-08, CAREPLAN-10, AMB-32, AMB-33).
 */
export const choosePlan = (storage: BrowserStorage, plan: PlanChoice): void => {
  if (plan === 'six') {
    storedSixMonthPlan.write(storage, policy.sixMonthPlanRupees);
    storedThreeMonthPlan.clear(storage);
  } else {
    storedThreeMonthPlan.write(storage, policy.threeMonthPlanRupees);
    storedSixMonthPlan.clear(storage);
  }
};

/** Clears the picked plan. */
export const clearPlan = (storage: BrowserStorage): void => {
  storedSixMonthPlan.clear(storage);
  storedThreeMonthPlan.clear(storage);
};

/** The 6-month plan has priority over the 3-month one, because the contract names its key (AMB-32). */
function planOf(sixMonthRupees: number | null, threeMonthRupees: number | null): ChosenPlan | null {
  if (sixMonthRupees !== null) return { months: 6, rupees: sixMonthRupees };
  return threeMonthRupees === null ? null : { months: 3, rupees: threeMonthRupees };
}

/** Returns the plan that is picked at this moment, or null. */
export const readPlan = (storage: BrowserStorage): ChosenPlan | null =>
  planOf(storedSixMonthPlan.read(storage), storedThreeMonthPlan.read(storage));

/** Returns the plan that is picked, the same in every tab, or null; for `paymentTotal` (CONST-54). */
export function useStoredPlan(): ChosenPlan | null {
  const sixMonthRupees = usePersisted(storedSixMonthPlan);
  const threeMonthRupees = usePersisted(storedThreeMonthPlan);
  return useMemo(() => planOf(sixMonthRupees, threeMonthRupees), [sixMonthRupees, threeMonthRupees]);
}
