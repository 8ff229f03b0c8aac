import { filledText, number, quantity, reader, text, type Reader } from './readers.ts';
import type { Member } from './schemas/member.ts';
import { GENDERS } from './vocabulary.ts';

/** Whom a consultation is for, as it was picked from the list of its members; kept in the tab, and sent to nobody. */
export interface PickedPatient {
  /** Whose list it was, so that nobody else is shown a member of it; see `Person`. */
  readonly of: string;
  readonly member: Member;
}

const ageOf: Reader<Member['age']> = (value) => text(value) ?? number(value);

const readMember = reader<Member>({
  id: quantity,
  name: filledText,
  age: ageOf,
  gender: (value) => GENDERS.find((known) => known === value),
});

/** A stored pick, or null for what is none. */
export const readPickedPatient = reader<PickedPatient>({
  of: text,
  member: (value) => readMember(value) ?? undefined,
});
