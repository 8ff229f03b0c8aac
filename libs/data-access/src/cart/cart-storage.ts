import { cartItemSchema, mergeLines, mostPacks, type CartItem, type SelectedMedicine } from '@niramaya/contract';
import { persistedList } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';
import type { NewPrice } from './price-changes';

/** The cart lives in `cart_data` and not in Redux; a title identifies its line. */
export const storedCart = persistedList('cart_data', cartItemSchema, Infinity, { isBare: true });

/** True if a stored line fails its schema. */
export const unreadableCart = storedCart.unreadable();

/** Each change must start from this read, because another tab may have changed the cart. */
export const readCart = (storage: BrowserStorage): CartItem[] => mergeLines(storedCart.read(storage));

/** Keeps stored lines that cannot be read. */
export const writeCart = (storage: BrowserStorage, lines: readonly CartItem[]): void =>
  storedCart.replace(storage, (line) => cartItemSchema.safeParse(line).success, ...lines);

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
