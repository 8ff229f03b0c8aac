import * as z from 'zod/mini';
import { filledText, percent, picture, price, quantity, rating, text } from './fields.ts';

/**
 * The four keys of browser storage that the contract fixes (STORAGE-01, -03, -06, -08). The shop's own keys start with
 * `niramaya.`.
 */
export const storageKeys = {
  loggedIn: 'validkey',
  cart: 'cart_data',
  selectedMedicine: 'medicine_details',
  sixMonthPlan: 'threemonth',
} as const;

/**
 * Every key that the shop stores on a device, with its storage area. The area `local` persists and is shared by all
 * tabs. The area `session` ends with its tab. The storage module accepts no other key, and the My data screen has words
 * for each key. The keys of the identity provider (`firebase:…`) are its own.
 */
export const storedKeys = {
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

/** One line of `cart_data`: exactly these five fields. Prices are in rupees (STORAGE-04). */
export interface CartItem {
  image: string;
  title: string;
  price: number;
  discountedPrice: number;
  quantity: number;
}

/** A stored line of the cart. */
export const cartItemSchema: z.ZodMiniType<CartItem> = z.object({
  image: picture,
  title: filledText,
  price,
  discountedPrice: price,
  quantity,
});

/**
 * The value of `medicine_details`: exactly these seven fields. Prices are in rupees, the discount is in percent
 * (STORAGE-07).
 */
export interface SelectedMedicine {
  image: string;
  title: string;
  discount: number;
  rating: number;
  price: number;
  discountedPrice: number;
  category: string;
}

/** The stored product of the detail screen. */
export const selectedMedicineSchema: z.ZodMiniType<SelectedMedicine> = z.object({
  image: picture,
  title: filledText,
  discount: percent,
  rating,
  price,
  discountedPrice: price,
  category: text,
});

/** The price of a product today, by its title, in rupees. */
export const todaysPriceSchema = z.object({ title: filledText, price, discountedPrice: price });
export type TodaysPrice = z.infer<typeof todaysPriceSchema>;
