import * as z from 'zod/mini';
import { parseOrNull } from './schemas/fields.ts';

const consultStateSchema = z.object({ consult: z.literal(true) });

/**
 * The state that the consultation stores in each history entry that it leads to. The care plan and the payment are its
 * last two steps (STATE-39). For all other shoppers they are separate screens.
 */
export type ConsultState = z.infer<typeof consultStateSchema>;

/**
 * Returns the mark of the consultation from the state of a history entry, or null if there is none. A link passes it on
 * to the next entry.
 */
export const consultStateIn = (state: unknown): ConsultState | null => parseOrNull(consultStateSchema, state);
