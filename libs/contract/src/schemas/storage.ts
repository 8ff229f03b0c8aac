import * as z from 'zod/mini';
import { filledText, percent, picture, price, quantity, rating, text } from './fields.ts';

/** The contract fixes these four keys. */
export const storageKeys = {
  loggedIn: 'validkey',
  cart: 'cart_data',
  selectedMedicine: 'medicine_details',
  sixMonthPlan: 'threemonth',
} as const;

/** `session` ends with its tab. The storage module accepts no other key. */
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

/** Exactly these five fields. Prices are in rupees. */
export interface CartItem {
  image: string;
  title: string;
  price: number;
  discountedPrice: number;
  quantity: number;
}

export const cartItemSchema: z.ZodMiniType<CartItem> = z.object({
  image: picture,
  title: filledText,
  price,
  discountedPrice: price,
  quantity,
});

/** Exactly these seven fields. Prices are in rupees, the discount in percent. */
export interface SelectedMedicine {
  image: string;
  title: string;
  discount: number;
  rating: number;
  price: number;
  discountedPrice: number;
  category: string;
}

/** Also for saved, viewed and compared products. */
export const selectedMedicineSchema: z.ZodMiniType<SelectedMedicine> = z.object({
  image: picture,
  title: filledText,
  discount: percent,
  rating,
  price,
  discountedPrice: price,
  category: text,
});

/** Prices are in rupees. */
export const todaysPriceSchema = z.object({ title: filledText, price, discountedPrice: price });
export type TodaysPrice = z.infer<typeof todaysPriceSchema>;
