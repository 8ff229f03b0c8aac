import * as z from 'zod/mini';
import { filledText, moment } from './fields.ts';

/** Stored for people who read slowly. */
export const keptMessageSchema = z.object({
  text: filledText,
  kind: z.enum(['success', 'error', 'note']),
  saidAtMs: moment,
});
export type KeptMessage = z.infer<typeof keptMessageSchema>;
