// The content of the cart is in `cart_data` and in no Redux state (STATE-03). These are plain functions, which Redux
// DevTools does not show.
import {
  cartItemSchema,
  mergeLines,
  mostPacks,
  parseOrNull,
  validItems,
  type CartItem,
  type SelectedMedicine,
} from '@niramaya/contract';
import * as z from 'zod/mini';
import { parseJson, persisted, storedValue } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';
import type { NewPrice } from './price-changes';

/**
 * `cart_data`. A line that cannot be read is left out; the others stay (STORAGE-03, STORAGE-04). Lines of one title are
 * read as one, because the title is their identity (VALID-17).
 */
export const storedCart = persisted(
  'cart_data',
  z.pipe(
    validItems(cartItemSchema),
    z.transform((lines: CartItem[]) => mergeLines(lines)),
  ),
);

/** Reads the cart. Every change starts from what storage holds at that moment, so that two tabs agree. */
export const readCart = (storage: BrowserStorage): CartItem[] => storedCart.read(storage) ?? [];

const rawLines = (text: string | null) => parseOrNull(z.array(z.unknown()), parseJson(text));
const isUnreadable = (line: unknown) => !cartItemSchema.safeParse(line).success;

/** Whether some of the stored lines cannot be read, or all of them. */
export const unreadableCart = storedValue(
  'cart_data',
  (text) => text !== null && (rawLines(text)?.some(isUnreadable) ?? true),
);

/** Stores these lines, and leaves those that cannot be read behind them. */
export const writeCart = (storage: BrowserStorage, lines: readonly CartItem[]): void => {
  const unreadable = rawLines(storage.read('local', 'cart_data'))?.filter(isUnreadable) ?? [];
  storedCart.write(storage, [...lines, ...(unreadable as CartItem[])]);
};

/**
 * Puts one of the medicine, or the given number, in the cart. A line of the same title stays as it is (VALID-17,
 * STORAGE-04, STORAGE-05).
 */
export const addToCart = (
  storage: BrowserStorage,
  medicine: Pick<SelectedMedicine, 'image' | 'title' | 'price' | 'discountedPrice'>,
  quantity = 1,
): 'added' | 'alreadyInCart' => {
  const items = readCart(storage);
  if (items.some((item) => item.title === medicine.title)) return 'alreadyInCart';
  const { image, title, price, discountedPrice } = medicine;
  writeCart(storage, [...items, { image, title, price, discountedPrice, quantity }]);
  return 'added';
};

const changeQuantity = (storage: BrowserStorage, title: string, change: (quantity: number) => number): void => {
  const items = readCart(storage);
  const next = items.map((item) => (item.title === title ? { ...item, quantity: change(item.quantity) } : item));
  if (next.some((item, index) => item.quantity !== items[index]?.quantity)) writeCart(storage, next);
};

/** Adds one, without a limit that a shopper meets (STATE-35). More packs could not be read again. */
export const increase = (storage: BrowserStorage, title: string): void =>
  changeQuantity(storage, title, (quantity) => Math.min(mostPacks, quantity + 1));

/** Removes one. At 1 nothing happens and nothing is written (STATE-34, VALID-20). */
export const decrease = (storage: BrowserStorage, title: string): void =>
  changeQuantity(storage, title, (quantity) => Math.max(1, quantity - 1));

/**
 * Puts today's price into the line, because the shopper asked for it. Nothing else ever changes a price in the cart.
 */
export const takePrice = (storage: BrowserStorage, title: string, { price, discountedPrice }: NewPrice): void =>
  writeCart(
    storage,
    readCart(storage).map((item) => (item.title === title ? { ...item, price, discountedPrice } : item)),
  );
