import type { CartItem, SelectedMedicine } from '@niramaya/contract';
import { cartEntry, readEntry, removeEntry, writeEntry } from '../storage/entries';
import type { BrowserStorage } from '../storage/storage';
import type { AppThunk } from '../store/makeStore';
import { forgetRemoved, lineRemoved } from './cart.slice';
import type { NewPrice } from './price-changes';

/** Every change starts from what storage holds at that moment, so that two tabs agree. */
const readCart = (storage: BrowserStorage): CartItem[] => readEntry(storage, cartEntry) ?? [];

/** Puts one of the medicine in the cart, unless a line of the same title is there (VALID-17, STORAGE-04, STORAGE-05). */
export const addToCart =
  (
    medicine: Pick<SelectedMedicine, 'image' | 'title' | 'price' | 'discountedPrice'>,
  ): AppThunk<'added' | 'alreadyInCart'> =>
  (_dispatch, _getState, { storage }) => {
    const items = readCart(storage);
    if (items.some((item) => item.title === medicine.title)) return 'alreadyInCart';
    const { image, title, price, discountedPrice } = medicine;
    writeEntry(storage, cartEntry, [...items, { image, title, price, discountedPrice, quantity: 1 }]);
    return 'added';
  };

const changeQuantity =
  (title: string, change: (quantity: number) => number): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    const items = readCart(storage);
    const next = items.map((item) => (item.title === title ? { ...item, quantity: change(item.quantity) } : item));
    if (next.some((item, index) => item.quantity !== items[index]?.quantity)) writeEntry(storage, cartEntry, next);
  };

/** One more, or so many more, without limit (STATE-35). */
export const increase = (title: string, by = 1): AppThunk => changeQuantity(title, (quantity) => quantity + by);

/** One less; at 1 nothing happens, nothing is written (STATE-34, VALID-20). */
export const decrease = (title: string): AppThunk => changeQuantity(title, (quantity) => Math.max(1, quantity - 1));

/** Puts today's price into the line, because the shopper asked for it; nothing else ever changes a price in the cart. */
export const takePrice =
  (title: string, { price, discountedPrice }: NewPrice): AppThunk =>
  (_dispatch, _getState, { storage }) =>
    writeEntry(
      storage,
      cartEntry,
      readCart(storage).map((item) => (item.title === title ? { ...item, price, discountedPrice } : item)),
    );

/** Takes the line out of storage (STATE-36) and remembers it for `undoRemove`. */
export const removeFromCart =
  (title: string): AppThunk =>
  (dispatch, _getState, { storage }) => {
    const items = readCart(storage);
    const index = items.findIndex((item) => item.title === title);
    const item = items[index];
    if (item === undefined) return;
    writeEntry(storage, cartEntry, items.toSpliced(index, 1));
    dispatch(lineRemoved({ item, index }));
  };

/** Puts the line that was taken out last back where it stood, with its quantity; does nothing if its title is back already. */
export const undoRemove =
  (): AppThunk =>
  (dispatch, getState, { storage }) => {
    const { removed } = getState().cart;
    if (removed === null) return;
    const items = readCart(storage);
    if (!items.some((item) => item.title === removed.item.title)) {
      writeEntry(storage, cartEntry, items.toSpliced(removed.index, 0, removed.item));
    }
    dispatch(forgetRemoved());
  };

/** Empties the cart, as the home screen offers after a payment (AMB-35). */
export const clearCart =
  (): AppThunk =>
  (dispatch, _getState, { storage }) => {
    removeEntry(storage, cartEntry);
    dispatch(forgetRemoved());
  };
