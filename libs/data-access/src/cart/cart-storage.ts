// The content of the cart is in `cart_data` and in no Redux state (STATE-03). These are plain functions, which Redux
// DevTools does not show.
import type { CartItem, SelectedMedicine } from '@niramaya/contract';
import { cartEntry, readEntry, writeEntry } from '../storage/entries';
import type { BrowserStorage } from '../storage/storage';
import type { NewPrice } from './price-changes';

/** Reads the cart. Every change starts from what storage holds at that moment, so that two tabs agree. */
export const readCart = (storage: BrowserStorage): CartItem[] => readEntry(storage, cartEntry) ?? [];

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
  writeEntry(storage, cartEntry, [...items, { image, title, price, discountedPrice, quantity }]);
  return 'added';
};

const changeQuantity = (storage: BrowserStorage, title: string, change: (quantity: number) => number): void => {
  const items = readCart(storage);
  const next = items.map((item) => (item.title === title ? { ...item, quantity: change(item.quantity) } : item));
  if (next.some((item, index) => item.quantity !== items[index]?.quantity)) writeEntry(storage, cartEntry, next);
};

/** Adds one, without limit (STATE-35). */
export const increase = (storage: BrowserStorage, title: string): void =>
  changeQuantity(storage, title, (quantity) => quantity + 1);

/** Removes one. At 1 nothing happens and nothing is written (STATE-34, VALID-20). */
export const decrease = (storage: BrowserStorage, title: string): void =>
  changeQuantity(storage, title, (quantity) => Math.max(1, quantity - 1));

/**
 * Puts today's price into the line, because the shopper asked for it. Nothing else ever changes a price in the cart.
 */
export const takePrice = (storage: BrowserStorage, title: string, { price, discountedPrice }: NewPrice): void =>
  writeEntry(
    storage,
    cartEntry,
    readCart(storage).map((item) => (item.title === title ? { ...item, price, discountedPrice } : item)),
  );
