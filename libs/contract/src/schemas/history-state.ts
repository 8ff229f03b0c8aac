import * as z from 'zod/mini';
import { policy } from '../rules/policy.ts';
import { parseOrNull } from './fields.ts';
import { readableOffer, type Offer } from './api.ts';
import { selectedMedicineSchema, type SelectedMedicine } from './storage.ts';

/** The parts that a screen may write into the history entry (`history.state`) of the next screen. */
interface HistoryState {
  /** Marks the screen as a step of a consultation. */
  readonly consult: true;
  /**
   * Marks a step of a consultation that the payment has opened, so that a change leads straight back to the payment.
   */
  readonly fromPayment: true;
  /**
   * Marks the first step of a consultation as opened by the note of a later one about a forgotten choice, so that it
   * leads straight back there. The value is the index of the later step in `consultationLinks`.
   */
  readonly fromStep: 1 | 2;
  /** The offer that the listing shows above its products. It does not filter them. */
  readonly offer: Offer;
  /** The page of the listing. It is not in the address, so a new address starts at page 1. */
  readonly page: number;
  /**
   * The concern, brand, lab test, homeopathy product or menu entry by which a shopper came to the listing, such as
   * 'Diabetes Care'.
   */
  readonly topic: string;
  /**
   * The email that was typed on the sign-in or the sign-up screen, for the other one. A link that is opened in a new
   * tab passes its state on in the address (`paths/state-link.ts`), except the email: in an address it would stay in
   * the history of the browser, for the next person.
   */
  readonly email: string;
  /** The order that was just paid. */
  readonly orderId: string;
  /**
   * True if the shopper has ticked an example in the payment summary: the box 'Add the care plan' or 'Redeem my coins'
   * (loyalty points), neither of which changes the total. The confirmation then explains that nothing was added or
   * taken off.
   */
  readonly hadExamples: boolean;
  /** The product that the details screen shows. */
  readonly product: SelectedMedicine;
}
/** The history state of each step of a consultation. */
export type ConsultState = Pick<HistoryState, 'consult'>;
/** The history state of a step that the payment of a consultation has opened. */
export type FromPaymentState = Pick<HistoryState, 'fromPayment'>;
/** The history state of the first step of a consultation that a note of a later step has opened. */
export type FromStepState = Pick<HistoryState, 'fromStep'>;
/** The history state of a listing with an offer above its products. */
export type OfferState = Pick<HistoryState, 'offer'>;
/** The history state of a page of the listing, from 1. */
export type PageState = Pick<HistoryState, 'page'>;
/** The history state of the listing that a concern, a brand or a menu entry has opened. */
export type TopicState = Pick<HistoryState, 'topic'>;
/** The history state of the sign-in screen and the sign-up screen. */
export type EmailState = Pick<HistoryState, 'email'>;
/** The history state after a payment. */
export type PaidState = Pick<HistoryState, 'orderId'> & Partial<Pick<HistoryState, 'hadExamples'>>;
/** The history state of the details screen. */
export type ProductState = Pick<HistoryState, 'product'>;

/**
 * Returns a function that reads one part of a history state. It returns null if the part is missing or invalid, because
 * other code of the same origin may have written the state.
 */
const read =
  <T>(part: keyof HistoryState, schema: z.ZodMiniType<T>) =>
  (state: unknown): T | null =>
    parseOrNull(schema, (state as Partial<HistoryState> | null | undefined)?.[part]);

const readConsult = read('consult', z.literal(true));
const readFromPayment = read('fromPayment', z.literal(true));
const readFromStep = read('fromStep', z.union([z.literal(1), z.literal(2)]));
const readHadExamples = read('hadExamples', z.boolean());
const readPage = read('page', z.int().check(z.gte(1), z.lte(policy.maxPage)));

/**
 * Returns `{ consult: true }` if a history state marks its screen as a step of a consultation, else null.
 */
export const consultStateIn = (state: unknown): ConsultState | null => (readConsult(state) ? { consult: true } : null);
/** Returns whether a history state marks its step as one that the payment has opened. */
export const isFromPayment = (state: unknown): boolean => readFromPayment(state) ?? false;
/** Returns the index of the step whose note has opened this one, by a history state, or null without a valid one. */
export const fromStepIn = (state: unknown): FromStepState['fromStep'] | null => readFromStep(state);
/** Returns the history state of a listing with an offer above its products. */
export const offerState = (offer: Offer): OfferState => ({ offer });
/** Returns the offer of a history state, or null without a valid one. */
export const offerIn = read('offer', readableOffer);
/** Returns the page of a history state, or 1 without a valid one. */
export const pageIn = (state: unknown): number => readPage(state) ?? 1;
/** Returns the topic of a history state, or null without a valid one. */
export const topicIn = read('topic', z.string().check(z.minLength(1), z.maxLength(100)));
/** Returns the email of a history state, or null without a valid one. */
export const emailIn = read('email', z.string().check(z.minLength(1), z.maxLength(320)));
/** Returns the id of the paid order in a history state, or null without a valid one. */
export const orderIdIn = read('orderId', z.string());
/** Returns `hadExamples` of a history state, or false without a valid one. */
export const hadExamplesIn = (state: unknown): boolean => readHadExamples(state) ?? false;
/** Returns the product of a history state, or null without a valid one. */
export const productIn = read('product', selectedMedicineSchema);
