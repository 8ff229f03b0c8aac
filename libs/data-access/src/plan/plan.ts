import { policy } from '@niramaya/contract';
import type { ChosenPlan } from '@niramaya/contract';
import { useMemo } from 'react';
import { readEntry, removeEntry, sixMonthPlanEntry, threeMonthPlanEntry, writeEntry } from '../storage/entries';
import type { BrowserStorage } from '../storage/storage';
import { useStored } from '../storage/useStored';

export type PlanChoice = 'three' | 'six';

/**
 * Stores the chosen plan. Six months writes 275 under `threemonth`. Three months clears that and writes 165 under a key
 * of our own, never under `threemonth` (STORAGE-08, CAREPLAN-10, AMB-32, AMB-33).
 */
export const choosePlan = (storage: BrowserStorage, plan: PlanChoice): void => {
  if (plan === 'six') {
    writeEntry(storage, sixMonthPlanEntry, policy.sixMonthPlanRupees);
    removeEntry(storage, threeMonthPlanEntry);
  } else {
    writeEntry(storage, threeMonthPlanEntry, policy.threeMonthPlanRupees);
    removeEntry(storage, sixMonthPlanEntry);
  }
};

/** Clears the picked plan. */
export const clearPlan = (storage: BrowserStorage): void => {
  removeEntry(storage, sixMonthPlanEntry);
  removeEntry(storage, threeMonthPlanEntry);
};

/** The 6-month plan has priority over the 3-month one, because the contract names its key (AMB-32). */
function planOf(sixMonthRupees: number | null, threeMonthRupees: number | null): ChosenPlan | null {
  if (sixMonthRupees !== null) return { months: 6, rupees: sixMonthRupees };
  return threeMonthRupees === null ? null : { months: 3, rupees: threeMonthRupees };
}

/** Returns the plan that is picked at this moment, or null. */
export const readPlan = (storage: BrowserStorage): ChosenPlan | null =>
  planOf(readEntry(storage, sixMonthPlanEntry), readEntry(storage, threeMonthPlanEntry));

/** Returns the plan that is picked, the same in every tab, or null; for `paymentTotal` (CONST-54). */
export function useStoredPlan(): ChosenPlan | null {
  const sixMonthRupees = useStored(sixMonthPlanEntry);
  const threeMonthRupees = useStored(threeMonthPlanEntry);
  return useMemo(() => planOf(sixMonthRupees, threeMonthRupees), [sixMonthRupees, threeMonthRupees]);
}
