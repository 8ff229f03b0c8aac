import { cartItemSchema, mergeLines, mostPacks, type CartItem, type SelectedMedicine } from '@niramaya/contract';
import { persistedList } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';
import type { NewPrice } from './price-changes';

/** Never in Redux; a title identifies its line. */
export const storedCart = persistedList('cart_data', cartItemSchema, Infinity, { isBare: true });

export const unreadableCart = storedCart.unreadable();

/** Start each change here: another tab may write. */
export const readCart = (storage: BrowserStorage): CartItem[] => mergeLines(storedCart.read(storage) ?? []);

/** Keeps unreadable lines. */
export const writeCart = (storage: BrowserStorage, lines: readonly CartItem[]): void =>
  storedCart.replace(storage, (line) => cartItemSchema.safeParse(line).success, ...lines);

/** Adds a title at most once. */
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

/** More than `mostPacks` cannot be read. */
export const increase = (storage: BrowserStorage, title: string): void =>
  changeQuantity(storage, title, (quantity) => Math.min(mostPacks, quantity + 1));

/** Stops at 1. */
export const decrease = (storage: BrowserStorage, title: string): void =>
  changeQuantity(storage, title, (quantity) => Math.max(1, quantity - 1));

/** No other function changes a price. */
export const takePrice = (storage: BrowserStorage, title: string, { price, discountedPrice }: NewPrice): void =>
  writeCart(
    storage,
    readCart(storage).map((item) => (item.title === title ? { ...item, price, discountedPrice } : item)),
  );
