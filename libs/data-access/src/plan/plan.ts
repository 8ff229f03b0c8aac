import { policy } from '@niramaya/contract';
import { removeEntry, sixMonthPlanEntry, writeEntry } from '../storage/entries';
import { useStored } from '../storage/useStored';
import type { AppThunk } from '../store/makeStore';

export type PlanChoice = 'three' | 'six';

/** Six months writes 275 under `threemonth`; three months clears it (STORAGE-08, CAREPLAN-10, AMB-33). */
export const choosePlan =
  (plan: PlanChoice): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    plan === 'six'
      ? writeEntry(storage, sixMonthPlanEntry, policy.sixMonthPlanRupees)
      : removeEntry(storage, sixMonthPlanEntry);

/** The stored amount of the 6-month plan in rupees, or null; for `paymentTotal` (CONST-54). */
export const useStoredPlan = (): number | null => useStored(sixMonthPlanEntry);
