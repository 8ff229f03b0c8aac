import {
  cartItemSchema,
  lineAsOffer,
  mergeLines,
  mostPacks,
  packsIn,
  type CartItem,
  type Offer,
  type SelectedMedicine,
} from '@niramaya/contract';
import { persistedList } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';
import type { NewPrice } from './price-changes';

/**
 * The lines of the cart, oldest first, in any number. The entry is a plain array without a version (`isBare`), as the
 * requirements demand. The lines are in storage and not in Redux. The title of a line identifies it. Prices are in
 * rupees for one unit of a line, and `quantity` counts units: a unit is one pack, or one whole offer if the line is an
 * offer, such as 'Calcium (Pack of 2)'.
 */
export const storedCart = persistedList('cart_data', cartItemSchema, Infinity, { isBare: true });

/** Reads as true if the stored cart, or a line of it, cannot be read. */
export const unreadableCart = storedCart.unreadableFlag();

/**
 * Returns the lines of the cart. Those of one title are merged: the quantities are added, and the lower price counts.
 * Each change must start with this read, because another tab may have changed the cart.
 */
export const readCart = (storage: BrowserStorage): CartItem[] => mergeLines(storedCart.read(storage));

const isReadable = (line: unknown): boolean => cartItemSchema.safeParse(line).success;

/**
 * Stores these lines in place of those of `readCart`. Stored lines that cannot be read stay, so that the panel
 * My data can still show them.
 */
export const writeCart = (storage: BrowserStorage, lines: readonly CartItem[]): void =>
  storedCart.replace(storage, isReadable, ...lines);

/** Adds a line at the end. If the cart has a line of this title, it stays as it is. */
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

/** Adds one unit to a line. Stops at `mostPacks`, because the schema of the cart allows no larger quantity. */
export const increase = (storage: BrowserStorage, title: string): void =>
  changeQuantity(storage, title, (quantity) => Math.min(mostPacks, quantity + 1));

/** Takes one unit off a line. Stops at 1. */
export const decrease = (storage: BrowserStorage, title: string): void =>
  changeQuantity(storage, title, (quantity) => Math.max(1, quantity - 1));

/** Gives a line a new price, in rupees per unit. Call it only for a shopper who has agreed to the new price. */
export const takePrice = (storage: BrowserStorage, title: string, { price, discountedPrice }: NewPrice): void =>
  writeCart(
    storage,
    readCart(storage).map((item) => (item.title === title ? { ...item, price, discountedPrice } : item)),
  );

/** Puts a line in the place of the one with this title. Without one, nothing changes. */
export const replaceLine = (storage: BrowserStorage, title: string, line: CartItem): void =>
  writeCart(
    storage,
    readCart(storage).map((item) => (item.title === title ? line : item)),
  );

/**
 * Puts an offer in the place of the line with this title, and returns that line. Returns null and changes nothing
 * without such a line, or if the offer would add packs: its packs do not divide the quantity of the line.
 */
export const takeOffer = (storage: BrowserStorage, title: string, offer: Offer): CartItem | null => {
  const line = readCart(storage).find((item) => item.title === title);
  if (line === undefined || line.quantity % packsIn(offer.status) !== 0) return null;
  replaceLine(storage, title, lineAsOffer(line, offer));
  return line;
};
