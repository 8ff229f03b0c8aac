import * as z from 'zod/mini';
import { parseOrNull } from './schemas/fields.ts';

const paidStateSchema = z.object({ orderId: z.string() });

/**
 * The state that the payment stores in the history entry that it leads to. The home screen can then show what was paid.
 */
export type PaidState = z.infer<typeof paidStateSchema>;

/** Returns the id of the order in the state of a history entry, or null. */
export const orderIdIn = (state: unknown): string | null => parseOrNull(paidStateSchema, state)?.orderId ?? null;
