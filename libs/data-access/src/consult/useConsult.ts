import { useStored } from '../storage/useStored';
import { useAppSelector } from '../store/hooks';
import { symptomsEntry } from './symptoms-entry';

export interface Consult {
  /** The symptoms picked in this tab, in the order of picking. */
  readonly symptoms: readonly string[];
  /** The patient's phone number as typed; in memory only. */
  readonly phone: string;
}

const none: readonly string[] = [];

/** What the shopper has said so far in the consultation flow. */
export function useConsult(): Consult {
  const symptoms = useStored(symptomsEntry) ?? none;
  const phone = useAppSelector((state) => state.consult.phone);
  return { symptoms, phone };
}
