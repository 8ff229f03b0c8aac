import { z } from 'zod';
import { GENDERS } from '../vocabulary.ts';

/** What `POST /consult/add` takes: these three (API-21); anything else is left out. The age is text and is not checked to be a number (VALID-14). */
export const newMemberSchema = z
  .object({
    name: z.string().trim().min(1).max(100),
    age: z.union([z.string().trim().min(1).max(20), z.number().nonnegative().max(150)]),
    gender: z.enum(GENDERS),
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
