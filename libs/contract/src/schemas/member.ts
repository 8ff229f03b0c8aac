import { z } from 'zod';
import { GENDERS } from './vocabulary.ts';
import { filledText } from './plain-text.ts';

/**
 * The body of `POST /consult/add`: these three fields (API-21). Any other field is left out. The age is text or a
 * number, without a range. The schema does not check that it is a number (VALID-14, AMB-64).
 */
export const newMemberSchema = z
  .object({
    name: filledText(100),
    age: z.union([filledText(20), z.number()], 'has to be text of 1 to 20 characters or a finite number'),
    gender: z.enum(GENDERS, `has to be one of ${GENDERS.join(', ')}`),
  })
  .meta({ id: 'NewMember' });
export type NewMember = z.infer<typeof newMemberSchema>;
