import { z } from 'zod';
import { GENDERS } from './vocabulary.ts';
import { lineOfText } from './plain-text.ts';

/** The body of `POST /consult/add`. The age may be any text or number, because the requirements do not limit it. */
export const newMemberSchema = z
  .object({
    name: lineOfText(100),
    age: z.union([lineOfText(20), z.number()], 'has to be text of 1 to 20 characters or a finite number'),
    gender: z.enum(GENDERS, `has to be one of ${GENDERS.join(', ')}`),
  })
  .meta({ id: 'NewMember' });
/** A family member that the server does not know yet. */
export type NewMember = z.infer<typeof newMemberSchema>;
