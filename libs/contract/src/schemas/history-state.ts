import * as z from 'zod/mini';
import { policy } from '../rules/policy.ts';
import { parseOrNull } from './fields.ts';
import { readableOffer, type Offer } from './api.ts';
import { selectedMedicineSchema, type SelectedMedicine } from './storage.ts';

/** What a screen leaves in the history entry of the next one. */
interface HistoryState {
  readonly consult: true;
  readonly offer: Offer;
  /** Not in the address, so a new address starts at page 1. */
  readonly page: number;
  readonly orderId: string;
  readonly product: SelectedMedicine;
}
export type ConsultState = Pick<HistoryState, 'consult'>;
export type OfferState = Pick<HistoryState, 'offer'>;
export type PageState = Pick<HistoryState, 'page'>;
export type PaidState = Pick<HistoryState, 'orderId'>;
export type ProductState = Pick<HistoryState, 'product'>;

/** Null if the part is missing or invalid: other code may have written the state. */
const read =
  <T>(part: keyof HistoryState, schema: z.ZodMiniType<T>) =>
  (state: unknown): T | null =>
    parseOrNull(schema, (state as Partial<HistoryState> | null | undefined)?.[part]);

const readConsult = read('consult', z.literal(true));
const readPage = read('page', z.int().check(z.gte(1), z.lte(policy.maxPage)));

export const consultStateIn = (state: unknown): ConsultState | null => (readConsult(state) ? { consult: true } : null);
export const offerState = (offer: Offer): OfferState => ({ offer });
/** Null without a valid offer. */
export const offerIn = read('offer', readableOffer);
/** Returns 1 without a valid page. */
export const pageIn = (state: unknown): number => readPage(state) ?? 1;
export const orderIdIn = read('orderId', z.string());
/** Null without a valid product. */
export const productIn = read('product', selectedMedicineSchema);
