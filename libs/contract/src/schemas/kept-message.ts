import * as z from 'zod/mini';
import { filledText, moment } from './fields.ts';

/** A message that was shown for a short time, stored for people who read slowly. */
export const keptMessageSchema = z.object({
  text: filledText,
  kind: z.enum(['success', 'error', 'note']),
  /** When it was shown, in ms since 1970. */
  saidAtMs: moment,
});
export type KeptMessage = z.infer<typeof keptMessageSchema>;
