import * as z from 'zod/mini';
import { policy } from '../rules/policy.ts';
import { parseOrNull } from './fields.ts';
import { readableOffer, type Offer } from './api.ts';
import { selectedMedicineSchema, type SelectedMedicine } from './storage.ts';

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

/**
 * The state that VIEW stores in the history entry that it leads to. The listing can then show the offer first
 * (OFFERS-04).
 */
export interface OfferState {
  readonly offer: Offer;
}

export const offerState = (offer: Offer): OfferState => ({ offer });

const offerStateSchema = z.object({ offer: readableOffer });

/** Returns the offer in the state of a history entry, or null. The entry may be older than this version of the shop. */
export const offerIn = (state: unknown): Offer | null => parseOrNull(offerStateSchema, state)?.offer ?? null;

const pageStateSchema = z.object({ page: z.int().check(z.gte(1), z.lte(policy.maxPage)) });

/** The state in a history entry of the listing. A reload finds it there. */
export type PageState = z.infer<typeof pageStateSchema>;

/**
 * Returns the page that a history entry shows. The page number is not in the address (AMB-29). A new address, and
 * therefore each change of a filter, starts at page 1. Back, Forward and a reload return to the page that was left.
 */
export const pageIn = (state: unknown): number => parseOrNull(pageStateSchema, state)?.page ?? 1;

const paidStateSchema = z.object({ orderId: z.string() });

/**
 * The state that the payment stores in the history entry that it leads to. The home screen can then show what was paid.
 */
export type PaidState = z.infer<typeof paidStateSchema>;

/** Returns the id of the order in the state of a history entry, or null. */
export const orderIdIn = (state: unknown): string | null => parseOrNull(paidStateSchema, state)?.orderId ?? null;

const productStateSchema = z.object({ product: selectedMedicineSchema });

/** The state in a history entry of the detail screen: the product of this entry. The address names none (STORAGE-09). */
export type ProductState = z.infer<typeof productStateSchema>;

/** Returns the product in the state of a history entry, or null. Other code may have written the state. */
export const productIn = (state: unknown): SelectedMedicine | null =>
  parseOrNull(productStateSchema, state)?.product ?? null;
