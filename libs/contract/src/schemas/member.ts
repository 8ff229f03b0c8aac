import { z } from 'zod';
import { GENDERS } from '../vocabulary.ts';
import { filledText } from './plain-text.ts';

/** What `POST /consult/add` takes: these three (API-21); anything else is left out. The age is text and is not checked to be a number (VALID-14). */
export const newMemberSchema = z
  .object({
    name: filledText(100),
    age: z.union(
      [filledText(20), z.number().min(0).max(150)],
      'has to be text of up to 20 characters or a number from 0 to 150',
    ),
    gender: z.enum(GENDERS, `has to be one of ${GENDERS.join(', ')}`),
  })
  .meta({ id: 'NewMember' });
export type NewMember = z.infer<typeof newMemberSchema>;

/** A consultation member as `GET /consult` lists it (API-20, CONSULT-35). */
export const memberSchema = z
  .object({
    id: z.int().positive(),
    name: z.string().min(1),
    age: z.union([z.string(), z.number()]),
    gender: z.enum(GENDERS),
  })
  .meta({ id: 'Member' });
export type Member = z.infer<typeof memberSchema>;
