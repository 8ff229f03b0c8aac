import * as z from 'zod/mini';
import { policy } from './policy.ts';
import { parseOrNull } from './schemas/fields.ts';

const pageStateSchema = z.object({ page: z.int().check(z.gte(1), z.lte(policy.maxPage)) });

/** The state in a history entry of the listing. A reload finds it there. */
export type PageState = z.infer<typeof pageStateSchema>;

/**
 * Returns the page that a history entry shows. The page number is not in the address (AMB-29). A new address, and
 * therefore each change of a filter, starts at page 1. Back, Forward and a reload return to the page that was left.
 */
export const pageIn = (state: unknown): number => parseOrNull(pageStateSchema, state)?.page ?? 1;
