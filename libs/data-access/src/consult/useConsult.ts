import { useStored } from '../storage/useStored';
import { phoneEntry } from './phone-entry';
import { symptomsEntry } from './symptoms-entry';

export interface Consult {
  /** The symptoms picked in this tab, in the order of picking. */
  readonly symptoms: readonly string[];
  /** The patient's phone number as typed; for this tab only. */
  readonly phone: string;
}

const none: readonly string[] = [];

/** What the shopper has said so far in the consultation flow. */
export function useConsult(): Consult {
  const symptoms = useStored(symptomsEntry) ?? none;
  const phone = useStored(phoneEntry) ?? '';
  return { symptoms, phone };
}
