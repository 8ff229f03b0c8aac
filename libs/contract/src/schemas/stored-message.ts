import * as z from 'zod/mini';
import { filledText, moment } from './fields.ts';

/** Stored for people who read slowly. */
export const storedMessageSchema = z.object({
  text: filledText,
  kind: z.enum(['success', 'error', 'note']),
  saidAtMs: moment,
});
export type StoredMessage = z.infer<typeof storedMessageSchema>;
