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

/** The cart lives in `cart_data` and not in Redux; a title identifies its line. */
export const storedCart = persisted(
  'cart_data',
  z.pipe(
    validItems(cartItemSchema),
    z.transform((lines: CartItem[]) => mergeLines(lines)),
  ),
);

/** Each change must start from this read, because another tab may have changed the cart. */
export const readCart = (storage: BrowserStorage): CartItem[] => storedCart.read(storage) ?? [];

const rawLines = (text: string | null) => parseOrNull(z.array(z.unknown()), parseJson(text));
const isUnreadable = (line: unknown) => !cartItemSchema.safeParse(line).success;

/** True if a stored line fails its schema. */
export const unreadableCart = storedValue(
  'cart_data',
  (text) => text !== null && (rawLines(text)?.some(isUnreadable) ?? true),
);

/** Keeps stored lines that cannot be read. */
export const writeCart = (storage: BrowserStorage, lines: readonly CartItem[]): void => {
  const unreadable = rawLines(storage.read('local', 'cart_data'))?.filter(isUnreadable) ?? [];
  storedCart.write(storage, [...lines, ...(unreadable as CartItem[])]);
};

/** Does nothing if the cart has this title already. */
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

/** Stops at `mostPacks`: a larger quantity could not be read again. */
export const increase = (storage: BrowserStorage, title: string): void =>
  changeQuantity(storage, title, (quantity) => Math.min(mostPacks, quantity + 1));

/** Takes one pack off a line; stops at 1. */
export const decrease = (storage: BrowserStorage, title: string): void =>
  changeQuantity(storage, title, (quantity) => Math.max(1, quantity - 1));

/** The only function that changes a price in the cart. */
export const takePrice = (storage: BrowserStorage, title: string, { price, discountedPrice }: NewPrice): void =>
  writeCart(
    storage,
    readCart(storage).map((item) => (item.title === title ? { ...item, price, discountedPrice } : item)),
  );
