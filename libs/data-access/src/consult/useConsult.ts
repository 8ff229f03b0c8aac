import type { Member } from '@niramaya/contract';
import { usePerson } from '../identity/usePerson';
import { useStored } from '../storage/useStored';
import { patientEntry } from './patient-entry';
import { phoneEntry } from './phone-entry';
import { symptomsEntry } from './symptoms-entry';

export interface Consult {
  /** The symptoms picked in this tab, in the order of picking. */
  readonly symptoms: readonly string[];
  /** The patient's phone number as typed; for this tab only. */
  readonly phone: string;
  /** Whom it is for; null while nobody is picked, or the one who is belongs to somebody else's list. */
  readonly patient: Member | null;
}

const none: readonly string[] = [];

/** What the shopper has answered in the consultation flow. */
export function useConsult(): Consult {
  const symptoms = useStored(symptomsEntry) ?? none;
  const phone = useStored(phoneEntry) ?? '';
  const picked = useStored(patientEntry);
  const person = usePerson();
  return { symptoms, phone, patient: picked !== null && picked.of === person ? picked.member : null };
}
