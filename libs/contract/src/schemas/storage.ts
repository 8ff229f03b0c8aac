import * as z from 'zod/mini';
import { memberSchema } from './api.ts';
import { filledText, moment, percent, picture, price, quantity, rating, recordId, text } from './fields.ts';

/** `session` ends with its tab. The storage module accepts no other key. */
export const storedKeys = {
  /** The contract fixes these four keys. */
  validkey: 'local',
  cart_data: 'local',
  medicine_details: 'local',
  threemonth: 'local',
  'niramaya.three_months': 'local',
  'niramaya.visitor': 'local',
  'niramaya.city': 'local',
  'niramaya.pincode': 'local',
  'niramaya.delivery': 'local',
  'niramaya.theme': 'local',
  'niramaya.orders': 'local',
  'niramaya.refill': 'local',
  'niramaya.saved': 'local',
  'niramaya.viewed': 'local',
  'niramaya.searches': 'local',
  'niramaya.product_id': 'local',
  'niramaya.product': 'session',
  'niramaya.compared': 'session',
  'niramaya.new_prices': 'session',
  'niramaya.similar': 'session',
  'niramaya.flash': 'session',
  'niramaya.intent': 'session',
  'niramaya.messages': 'session',
  'niramaya.renewed': 'session',
  'niramaya.symptoms': 'session',
  'niramaya.patient': 'session',
  'niramaya.patient_phone': 'session',
} as const;
export type StoredKey = keyof typeof storedKeys;

/** Exactly these five fields. Prices are in rupees. */
export const cartItemSchema = z.object({ image: picture, title: filledText, price, discountedPrice: price, quantity });
export type CartItem = z.infer<typeof cartItemSchema>;

/** Exactly these seven fields. Prices are in rupees, the discount in percent. Also for saved, viewed and compared products. */
export const selectedMedicineSchema = z.object({
  image: picture,
  title: filledText,
  discount: percent,
  rating,
  price,
  discountedPrice: price,
  category: text,
});
export type SelectedMedicine = z.infer<typeof selectedMedicineSchema>;

/** Prices are in rupees. */
export const todaysPriceSchema = z.object({ title: filledText, price, discountedPrice: price });
export type TodaysPrice = z.infer<typeof todaysPriceSchema>;

/** The last opened product, because `medicine_details` has no id. `v` increases when the note changes its shape. */
export const productNoteSchema = z.object({ v: z.literal(1), id: recordId, title: filledText });

/** Stored in the tab only, and never sent. `of` is the owner: see `readUserKey`. */
export const pickedPatientSchema = z.object({ of: text, member: memberSchema });

const mostDays = 365;

/** True for 1 to 365 whole days. */
export const isRefillInterval = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= mostDays;

/** `of` is the owner; `days` is null if the product is not to be listed. */
export const refillChoiceSchema = z.object({
  title: filledText,
  of: text,
  days: z.nullable(z.number().check(z.refine(isRefillInterval))),
});
export type RefillChoice = z.infer<typeof refillChoiceSchema>;

/** Stored for people who read slowly. */
export const storedMessageSchema = z.object({
  text: filledText,
  kind: z.enum(['success', 'error', 'note']),
  saidAtMs: moment,
});
export type StoredMessage = z.infer<typeof storedMessageSchema>;
