import { filledText, number, picture, quantity, reader, storedRupees, text } from './readers.ts';

/** The four keys of browser storage that the contract fixes (STORAGE-01, -03, -06, -08). Own keys start with `niramaya.`. */
export const storageKeys = {
  loggedIn: 'validkey',
  cart: 'cart_data',
  selectedMedicine: 'medicine_details',
  sixMonthPlan: 'threemonth',
} as const;

/**
 * Every key that the shop keeps on a device, and where: `local` lasts and is shared by all tabs, `session` ends with its
 * tab. The storage module takes no other key, and My data has words for each of these. What the identity provider keeps
 * (`firebase:…`) is its own.
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

/** One line of `cart_data`: exactly these five fields; prices in rupees (STORAGE-04). */
export interface CartItem {
  image: string;
  title: string;
  price: number;
  discountedPrice: number;
  quantity: number;
}

/** `medicine_details`: exactly these seven fields; prices in rupees, the discount in percent (STORAGE-07). */
export interface SelectedMedicine {
  image: string;
  title: string;
  discount: number;
  rating: number;
  price: number;
  discountedPrice: number;
  category: string;
}

/** A stored line of the cart, or null for what is none (STORAGE-04). */
export const readCartItem = reader<CartItem>({
  image: picture,
  title: filledText,
  price: storedRupees,
  discountedPrice: storedRupees,
  quantity,
});

/** What a product costs today, by its title; rupees. */
export type TodaysPrice = Pick<CartItem, 'title' | 'price' | 'discountedPrice'>;

/** A stored price of today, or null for what is none. */
export const readTodaysPrice = reader<TodaysPrice>({
  title: filledText,
  price: storedRupees,
  discountedPrice: storedRupees,
});

/** The stored product of the detail screen, or null for what is none (STORAGE-07). */
export const readSelectedMedicine = reader<SelectedMedicine>({
  image: picture,
  title: filledText,
  discount: number,
  rating: number,
  price: storedRupees,
  discountedPrice: storedRupees,
  category: text,
});
