import * as z from 'zod/mini';
import { text } from './fields.ts';
import { memberSchema } from './api.ts';

/** Stored in the tab only, and never sent. */
export const pickedPatientSchema = z.object({
  /** See `readUserKey`. */
  of: text,
  member: memberSchema,
});
export type PickedPatient = z.infer<typeof pickedPatientSchema>;
