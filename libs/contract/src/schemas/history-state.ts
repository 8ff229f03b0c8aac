import * as z from 'zod/mini';
import { policy } from '../rules/policy.ts';
import { parseOrNull } from './fields.ts';
import { readableOffer, type Offer } from './api.ts';
import { selectedMedicineSchema, type SelectedMedicine } from './storage.ts';

const consultStateSchema = z.object({ consult: z.literal(true) });

export type ConsultState = z.infer<typeof consultStateSchema>;

export const consultStateIn = (state: unknown): ConsultState | null => parseOrNull(consultStateSchema, state);

export interface OfferState {
  readonly offer: Offer;
}

export const offerState = (offer: Offer): OfferState => ({ offer });

const offerStateSchema = z.object({ offer: readableOffer });

/** Null if the state is missing or invalid: other code may have written it. */
export const offerIn = (state: unknown): Offer | null => parseOrNull(offerStateSchema, state)?.offer ?? null;

const pageStateSchema = z.object({ page: z.int().check(z.gte(1), z.lte(policy.maxPage)) });

export type PageState = z.infer<typeof pageStateSchema>;

/** The page is not in the address, so a new address starts at page 1. */
export const pageIn = (state: unknown): number => parseOrNull(pageStateSchema, state)?.page ?? 1;

const paidStateSchema = z.object({ orderId: z.string() });

export type PaidState = z.infer<typeof paidStateSchema>;

export const orderIdIn = (state: unknown): string | null => parseOrNull(paidStateSchema, state)?.orderId ?? null;

const productStateSchema = z.object({ product: selectedMedicineSchema });

export type ProductState = z.infer<typeof productStateSchema>;

/** Null if the state has no valid product. */
export const productIn = (state: unknown): SelectedMedicine | null =>
  parseOrNull(productStateSchema, state)?.product ?? null;
