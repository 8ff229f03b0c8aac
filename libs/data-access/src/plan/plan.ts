import { policy } from '@niramaya/contract';
import type { ChosenPlan } from '@niramaya/contract';
import { useMemo } from 'react';
import { readEntry, removeEntry, sixMonthPlanEntry, threeMonthPlanEntry, writeEntry } from '../storage/entries';
import type { BrowserStorage } from '../storage/storage';
import { useStored } from '../storage/useStored';
import type { AppThunk } from '../store/makeStore';

export type PlanChoice = 'three' | 'six';

/**
 * Six months writes 275 under `threemonth`; three months clears that and writes 165 under a key of our own, never under
 * `threemonth` (STORAGE-08, CAREPLAN-10, AMB-32, AMB-33).
 */
export const choosePlan =
  (plan: PlanChoice): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    if (plan === 'six') {
      writeEntry(storage, sixMonthPlanEntry, policy.sixMonthPlanRupees);
      removeEntry(storage, threeMonthPlanEntry);
    } else {
      writeEntry(storage, threeMonthPlanEntry, policy.threeMonthPlanRupees);
      removeEntry(storage, sixMonthPlanEntry);
    }
  };

/** No plan is picked any more. */
export const clearPlan =
  (): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    removeEntry(storage, sixMonthPlanEntry);
    removeEntry(storage, threeMonthPlanEntry);
  };

/** The 6-month plan goes before the 3-month one: its key is the one that the contract names (AMB-32). */
function planOf(sixMonthRupees: number | null, threeMonthRupees: number | null): ChosenPlan | null {
  if (sixMonthRupees !== null) return { months: 6, rupees: sixMonthRupees };
  return threeMonthRupees === null ? null : { months: 3, rupees: threeMonthRupees };
}

/** The plan that is picked at this moment, or null. */
export const readPlan = (storage: BrowserStorage): ChosenPlan | null =>
  planOf(readEntry(storage, sixMonthPlanEntry), readEntry(storage, threeMonthPlanEntry));

/** The plan that is picked, in every tab alike, or null; for `paymentTotal` (CONST-54). */
export function useStoredPlan(): ChosenPlan | null {
  const sixMonthRupees = useStored(sixMonthPlanEntry);
  const threeMonthRupees = useStored(threeMonthPlanEntry);
  return useMemo(() => planOf(sixMonthRupees, threeMonthRupees), [sixMonthRupees, threeMonthRupees]);
}
