import * as z from 'zod/mini';
import { filledText, moment, orNull, percent, picture, price, quantity, rating, recordId, text } from './fields.ts';

/** Who may see a stored entry, and how long it stays. */
interface StoredKeyRule {
  /** A 'session' entry ends with its tab, a 'local' one is shared by every tab. */
  readonly area: 'local' | 'session';
  /**
   * - 'all': the entry belongs to the browser, as the cart does, and names no owner.
   * - 'owner': only the person who stored the entry sees it. All guests count as one person, and no account sees their
   *   entries.
   * - 'ownerAndNext': a guest's are shown to every person who uses this browser later too, because a guest often logs
   *   in afterwards.
   */
  readonly shownTo: 'all' | 'owner' | 'ownerAndNext';
  /** Whether a log-out removes the entry. Else it stays: for all, or hidden until its owner logs in again. */
  readonly endsAtLogOut: boolean;
}

/** The keys of browser storage; the storage module accepts no others. The first four are those of the original shop. */
export const storedKeys = {
  validkey: { area: 'local', shownTo: 'all', endsAtLogOut: true },
  cart_data: { area: 'local', shownTo: 'all', endsAtLogOut: false },
  /**
   * The contract fixes its seven fields, so it names no owner. The owner in `niramaya.product_id`, which is written
   * together with it, is that of both.
   */
  medicine_details: { area: 'local', shownTo: 'all', endsAtLogOut: true },
  /** The price of the care plan for six months, in rupees, despite the name, which the contract fixes. */
  threemonth: { area: 'local', shownTo: 'all', endsAtLogOut: false },
  'niramaya.three_months': { area: 'local', shownTo: 'all', endsAtLogOut: false },
  /** The random id by which the API keeps the member list of a guest (`VISITOR_HEADER`). */
  'niramaya.visitor': { area: 'local', shownTo: 'all', endsAtLogOut: false },
  'niramaya.city': { area: 'local', shownTo: 'all', endsAtLogOut: false },
  'niramaya.pincode': { area: 'local', shownTo: 'all', endsAtLogOut: false },
  'niramaya.delivery': { area: 'local', shownTo: 'ownerAndNext', endsAtLogOut: true },
  'niramaya.theme': { area: 'local', shownTo: 'all', endsAtLogOut: false },
  /** The language that this browser was offered and that a shopper has refused, so that it is offered once. */
  'niramaya.language_refused': { area: 'local', shownTo: 'all', endsAtLogOut: false },
  'niramaya.orders': { area: 'local', shownTo: 'ownerAndNext', endsAtLogOut: false },
  'niramaya.refill': { area: 'local', shownTo: 'owner', endsAtLogOut: false },
  'niramaya.consultations': { area: 'local', shownTo: 'owner', endsAtLogOut: false },
  'niramaya.saved': { area: 'local', shownTo: 'all', endsAtLogOut: false },
  'niramaya.viewed': { area: 'local', shownTo: 'ownerAndNext', endsAtLogOut: true },
  'niramaya.searches': { area: 'local', shownTo: 'ownerAndNext', endsAtLogOut: true },
  /** The title and the id of the product in `medicine_details` (`productNoteSchema`). */
  'niramaya.product_id': { area: 'local', shownTo: 'ownerAndNext', endsAtLogOut: true },
  'niramaya.compared': { area: 'session', shownTo: 'ownerAndNext', endsAtLogOut: true },
  /** The prices of cart lines as the API has them today, so that the cart can show old and new ones. */
  'niramaya.new_prices': { area: 'session', shownTo: 'all', endsAtLogOut: false },
  /** Products similar to the one that this person opened last. */
  'niramaya.similar': { area: 'session', shownTo: 'ownerAndNext', endsAtLogOut: true },
  /** A message that the next page shows once. */
  'niramaya.flash': { area: 'session', shownTo: 'owner', endsAtLogOut: true },
  /** A guest who is refused a screen writes it, and the account reads it after the log-in. */
  'niramaya.intent': { area: 'session', shownTo: 'all', endsAtLogOut: true },
  'niramaya.messages': { area: 'session', shownTo: 'owner', endsAtLogOut: true },
  /** The old versions of the shop from which this tab was updated, so that it reloads once for each. */
  'niramaya.renewed': { area: 'session', shownTo: 'all', endsAtLogOut: false },
  'niramaya.symptoms': { area: 'session', shownTo: 'owner', endsAtLogOut: true },
  'niramaya.patient': { area: 'session', shownTo: 'owner', endsAtLogOut: true },
  'niramaya.patient_phone': { area: 'session', shownTo: 'owner', endsAtLogOut: true },
} as const satisfies Record<string, StoredKeyRule>;
/** One of `storedKeys`. */
export type StoredKey = keyof typeof storedKeys;

/** A line of the cart in storage, with exactly these five fields. Prices are in rupees, for one pack. */
export const cartItemSchema = z.object({ image: picture, title: filledText, price, discountedPrice: price, quantity });
/** See `cartItemSchema`. */
export type CartItem = z.infer<typeof cartItemSchema>;

/**
 * A product in storage, with exactly these seven fields: the selected one, and those that are saved, viewed or
 * compared. Prices are in rupees, the discount is in percent.
 */
export const selectedMedicineSchema = z.object({
  image: picture,
  title: filledText,
  discount: percent,
  rating,
  price,
  discountedPrice: price,
  category: text,
});
/** See `selectedMedicineSchema`. */
export type SelectedMedicine = z.infer<typeof selectedMedicineSchema>;

/** The price of a cart line as the API has it today, in rupees. */
export const todaysPriceSchema = z.object({ title: filledText, price, discountedPrice: price });
/** See `todaysPriceSchema`. */
export type TodaysPrice = z.infer<typeof todaysPriceSchema>;

/**
 * The content of `niramaya.product_id`: the title and the id of the product in `medicine_details`, which has no field for
 * an id. `id` is null until it is known.
 */
export const productNoteSchema = z.object({ id: orNull(recordId), title: filledText });

const mostDays = 365;

/** True for a number of days that a shopper may choose between two orders of a product: 1 to 365, whole. */
export const isRefillInterval = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= mostDays;

/**
 * After how many days a shopper wants to order a product again. `of` is the user key of the owner (`readUserKey` in
 * data-access). `days` is null if the product is not to be listed.
 */
export const refillChoiceSchema = z.object({
  title: filledText,
  of: text,
  days: z.nullable(z.number().check(z.refine(isRefillInterval))),
});
/** See `refillChoiceSchema`. */
export type RefillChoice = z.infer<typeof refillChoiceSchema>;

/** A message that the shop has shown. It is stored so that people who read slowly can look it up. */
export const storedMessageSchema = z.object({
  text: filledText,
  kind: z.enum(['success', 'error', 'note']),
  saidAtMs: moment,
});
/** See `storedMessageSchema`. */
export type StoredMessage = z.infer<typeof storedMessageSchema>;
