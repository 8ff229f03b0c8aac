import * as z from 'zod/mini';
import { text } from './fields.ts';
import { memberSchema } from './api.ts';

/** The patient of a consultation, picked from the list of its members. It is stored in the tab and sent to nobody. */
export const pickedPatientSchema = z.object({
  /** The owner of the list, so that no other person sees a member of it. See `Person`. */
  of: text,
  member: memberSchema,
});
export type PickedPatient = z.infer<typeof pickedPatientSchema>;
