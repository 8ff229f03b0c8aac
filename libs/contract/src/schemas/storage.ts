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
   * - 'ownerAndNext': as 'owner'; in addition, an entry of a guest is shown to every person who uses this browser
   *   later, because a guest often logs in afterwards. An entry of an account is shown to this account alone.
   */
  readonly shownTo: 'all' | 'owner' | 'ownerAndNext';
  /** Whether a log-out removes the entry. If it does not, `shownTo` decides who sees the entry afterwards. */
  readonly endsAtLogOut: boolean;
}

/**
 * The keys of browser storage. The storage module of data-access accepts no others. The content is JSON, unless it is
 * said to be plain text. A list is `{ v: 1, items: […] }`, except for the cart. An entry that names its owner has the
 * user key (`readUserKey` in data-access) in a field `of`: `{ of, value }`, for a list `{ of, v, items }`, or in each
 * item.
 *
 * The requirements fix the names and formats of the four keys without `niramaya.` (STORAGE-01, 03, 06 and 08).
 */
export const storedKeys = {
  /** The name of the person who is logged in, as plain text. Without it the person is a guest. */
  validkey: { area: 'local', shownTo: 'all', endsAtLogOut: true },
  /** The lines of the cart, oldest first: an array of `cartItemSchema`. */
  cart_data: { area: 'local', shownTo: 'all', endsAtLogOut: false },
  /**
   * The product of the detail screen (`selectedMedicineSchema`). As its seven fields are fixed, it cannot name an
   * owner. It is stored together with `niramaya.product_id`, whose owner is that of both.
   */
  medicine_details: { area: 'local', shownTo: 'all', endsAtLogOut: true },
  /**
   * The price in rupees of the chosen care plan, as plain text, if that is the plan for SIX months. The requirements
   * fix the misleading name.
   */
  threemonth: { area: 'local', shownTo: 'all', endsAtLogOut: false },
  /** The price of the plan for three months, if that is the chosen one. At most one of the two keys is stored. */
  'niramaya.three_months': { area: 'local', shownTo: 'all', endsAtLogOut: false },
  /**
   * The random id, sent in `VISITOR_HEADER`, by which the API keeps a guest's list of members, as plain text. A member
   * is a person of the family for whom a consultation can be booked.
   */
  'niramaya.visitor': { area: 'local', shownTo: 'all', endsAtLogOut: false },
  /** The city that the top bar names as the place of delivery, as plain text. */
  'niramaya.city': { area: 'local', shownTo: 'all', endsAtLogOut: false },
  /** The PIN code of the delivery estimates, six digits as plain text. */
  'niramaya.pincode': { area: 'local', shownTo: 'all', endsAtLogOut: false },
  /** Where parcels of the owner go (`storedDeliverySchema`). */
  'niramaya.delivery': { area: 'local', shownTo: 'ownerAndNext', endsAtLogOut: true },
  /** 'light' or 'dark', as plain text. Without it the page follows the device. */
  'niramaya.theme': { area: 'local', shownTo: 'all', endsAtLogOut: false },
  /**
   * The offered language that a shopper has refused, as plain text. With it this browser is offered no language again.
   */
  'niramaya.language_refused': { area: 'local', shownTo: 'all', endsAtLogOut: false },
  /** The orders of all people of this browser, newest first: a list of `orderSchema`, whose fields name the owner. */
  'niramaya.orders': { area: 'local', shownTo: 'ownerAndNext', endsAtLogOut: false },
  /**
   * After how many days products are due again: a list of `refillChoiceSchema` of all people, each item with its owner.
   */
  'niramaya.refill': { area: 'local', shownTo: 'owner', endsAtLogOut: false },
  /**
   * The paid consultations of all people, newest first: a list of `paidConsultationSchema`, each item with its owner.
   */
  'niramaya.consultations': { area: 'local', shownTo: 'owner', endsAtLogOut: false },
  /** The saved products, newest first: a list of `selectedMedicineSchema`. */
  'niramaya.saved': { area: 'local', shownTo: 'all', endsAtLogOut: false },
  /** The products that the owner has opened last, newest first: a list of `selectedMedicineSchema`. */
  'niramaya.viewed': { area: 'local', shownTo: 'ownerAndNext', endsAtLogOut: true },
  /** The last search texts of the owner, newest first: a list of text. */
  'niramaya.searches': { area: 'local', shownTo: 'ownerAndNext', endsAtLogOut: true },
  /** The id and the title of the product in `medicine_details` (`storedProductIdSchema`). */
  'niramaya.product_id': { area: 'local', shownTo: 'ownerAndNext', endsAtLogOut: true },
  /** The products to compare: a list of `selectedMedicineSchema`. */
  'niramaya.compared': { area: 'session', shownTo: 'ownerAndNext', endsAtLogOut: true },
  /**
   * Today's prices of those cart lines that were added at another price, so that the cart can show both: a list of
   * `todaysPriceSchema`, oldest first.
   */
  'niramaya.new_prices': { area: 'session', shownTo: 'all', endsAtLogOut: false },
  /** Products similar to the one that the owner opened last: a list of `readableProduct`. */
  'niramaya.similar': { area: 'session', shownTo: 'ownerAndNext', endsAtLogOut: true },
  /** The text of a message that the next page shows once. */
  'niramaya.flash': { area: 'session', shownTo: 'owner', endsAtLogOut: true },
  /**
   * The screen that a guest wants after the log-in, as plain text: 'cart' or 'consultation', which the shop offers
   * then, or with 'AtOnce' at the end, which opens by itself. The guest has become another person by then, so the entry
   * names no owner.
   */
  'niramaya.intent': { area: 'session', shownTo: 'all', endsAtLogOut: true },
  /** The messages that this tab has shown to the owner, newest first: a list of `storedMessageSchema`. */
  'niramaya.messages': { area: 'session', shownTo: 'owner', endsAtLogOut: true },
  /**
   * The versions of the shop from which this tab has reloaded to a newer one, so that it reloads once for each: the
   * paths of their scripts, separated by spaces.
   */
  'niramaya.renewed': { area: 'session', shownTo: 'all', endsAtLogOut: false },
  /** The chosen symptoms of the current consultation: an array of text. */
  'niramaya.symptoms': { area: 'session', shownTo: 'owner', endsAtLogOut: true },
  /** The chosen patient of the current consultation (`memberSchema`). */
  'niramaya.patient': { area: 'session', shownTo: 'owner', endsAtLogOut: true },
  /** The phone number for the current consultation, as it was typed. */
  'niramaya.patient_phone': { area: 'session', shownTo: 'owner', endsAtLogOut: true },
} as const satisfies Record<string, StoredKeyRule>;
/** One of `storedKeys`. */
export type StoredKey = keyof typeof storedKeys;

/**
 * A line of the cart in storage. The shop writes exactly these five fields, and drops others when it reads the line.
 * `price` is the maximum retail price (MRP) and `discountedPrice` the price to pay, both in rupees for one
 * unit, and `quantity` counts units: a unit is one pack, or one whole offer if the line is an offer.
 */
export const cartItemSchema = z.object({ image: picture, title: filledText, price, discountedPrice: price, quantity });
/** A line of the cart. Both prices are in rupees for one unit: a pack, or a whole offer. */
export type CartItem = z.infer<typeof cartItemSchema>;

/**
 * A product in storage: the selected one of the detail screen, and those that are saved, viewed or compared. The shop
 * writes exactly these seven fields, and drops others when it reads them. Prices are in rupees for one pack, the
 * discount is in percent of `price`, which is the MRP.
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
/** A product in storage. Prices are in rupees for one pack, the discount is in percent. */
export type SelectedMedicine = z.infer<typeof selectedMedicineSchema>;

/** The two prices of one pack of a cart line as the API has them today, in rupees. The title identifies the line. */
export const todaysPriceSchema = z.object({ title: filledText, price, discountedPrice: price });
/** The two prices of one pack of a cart line today, in rupees. */
export type TodaysPrice = z.infer<typeof todaysPriceSchema>;

/**
 * The value in `niramaya.product_id`: the id of the product in `medicine_details`, which has no field for it, and its
 * title, which shows whether the id still belongs to that product. `id` is null until it is known.
 */
export const storedProductIdSchema = z.object({ id: orNull(recordId), title: filledText });

const maxRefillDays = 365;

/** True for a number of days that a shopper may choose between two orders of a product. */
export const isRefillInterval = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= maxRefillDays;

/**
 * After how many days a shopper wants to order a product again. `of` is the user key of the owner (`readUserKey` in
 * data-access). `days` is null if the shopper has taken the product off the list of refills.
 */
export const refillChoiceSchema = z.object({
  title: filledText,
  of: text,
  days: z.nullable(z.number().check(z.refine(isRefillInterval))),
});
/** After how many days the person `of` wants to order a product again. */
export type RefillChoice = z.infer<typeof refillChoiceSchema>;

/**
 * A message that the shop has shown. It is stored so that people who read slowly can look it up. `kind` is
 * 'note' for a toast that is neither a success nor an error. `saidAtMs` is the moment at which it was shown, in
 * milliseconds since 1970.
 */
export const storedMessageSchema = z.object({
  text: filledText,
  kind: z.enum(['success', 'error', 'note']),
  saidAtMs: moment,
});
/** A message that the shop has shown, with its moment in milliseconds since 1970. */
export type StoredMessage = z.infer<typeof storedMessageSchema>;
