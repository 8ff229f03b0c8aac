import { filledText, number, reader, recordId, text, type Reader } from './readers.ts';
import type { Member } from './schemas/member.ts';
import { GENDERS } from './vocabulary.ts';

/** The patient of a consultation, picked from the list of its members. It is stored in the tab and sent to nobody. */
export interface PickedPatient {
  /** The owner of the list, so that no other person sees a member of it. See `Person`. */
  readonly of: string;
  readonly member: Member;
}

const ageOf: Reader<Member['age']> = (value) => text(value) ?? number(value);

/** Parses a member of a consultation. It returns null if it is not valid. */
export const readMember = reader<Member>({
  id: recordId,
  name: filledText,
  age: ageOf,
  gender: (value) => GENDERS.find((known) => known === value),
});

/** Parses a stored patient. It returns null if it is not valid. */
export const readPickedPatient = reader<PickedPatient>({
  of: text,
  member: (value) => readMember(value) ?? undefined,
});
