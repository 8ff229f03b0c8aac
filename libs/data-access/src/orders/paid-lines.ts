import { mostPacks, paidLines, type CartItem, type PaidLine } from '@niramaya/contract';
import { useMemo, useState } from 'react';
import { readCart, writeCart } from '../cart/cart-storage';
import { clearCart, useCart } from '../cart/cart.slice';
import { endReturn } from '../cart/returned-lines';
import type { AppThunk } from '../session/app-thunk';
import { readUserKey } from '../session/user-key';
import type { BrowserStorage } from '../storage/storage';
import { isOwnOrder, storedOrders, useOwnOrders } from './orders';

/**
 * Returns the lines of the cart whose products are in an order of the current person of the last days (`paidLines`).
 * Empty while the page hydrates. A guest's orders are no orders of an account, because the guest may be another person.
 */
export function usePaidLines(): readonly PaidLine[] {
  const { items } = useCart();
  const orders = useOwnOrders();
  const [nowMs] = useState(() => Date.now());
  return useMemo(() => paidLines(items, orders, nowMs), [items, orders, nowMs]);
}

/** Notes in each order of the current person with one of these products whether it was taken out of the cart since. */
function noteTakenOut(storage: BrowserStorage, titles: ReadonlySet<string>, isOut: boolean): void {
  const userKey = readUserKey(storage);
  storedOrders.update(storage, (order) => {
    const its = order.lines.map(({ title }) => title).filter((title) => titles.has(title));
    if (its.length === 0 || !isOwnOrder(order, userKey)) return order;
    const others = (order.takenOut ?? []).filter((title) => !titles.has(title));
    return { ...order, takenOut: isOut ? [...others, ...its] : others };
  });
}

/** The products that `notePaidLineGone` has noted in this tab, each until it is in the cart again. */
const goneHere = new WeakMap<BrowserStorage, ReadonlySet<string>>();

/** Notes that a paid line of this product has left the cart, unless the cart still has one. */
export const notePaidLineGone =
  (title: string): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    if (readCart(storage).some((line) => line.title === title)) return;
    noteTakenOut(storage, new Set([title]), true);
    goneHere.set(storage, new Set([...(goneHere.get(storage) ?? []), title]));
  };

/** Forgets that `notePaidLineGone` has noted this product, and returns whether it had. */
function endGoneHere(storage: BrowserStorage, title: string): boolean {
  const gone = new Set(goneHere.get(storage));
  const had = gone.delete(title);
  goneHere.set(storage, gone);
  return had;
}

/**
 * Notes that the cart shows a line of this product. If an Undo has returned it (`noteReturn`), the note of
 * `notePaidLineGone` is taken back. Otherwise the line is a new choice, and so is the line that the Undo of a later
 * removal returns.
 */
export const notePaidLineShown =
  (title: string): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    const isReturned = endReturn(storage, title);
    if (endGoneHere(storage, title) && isReturned) noteTakenOut(storage, new Set([title]), false);
  };

const titlesOf = (paid: readonly PaidLine[]): ReadonlySet<string> => new Set(paid.map(({ line }) => line.title));

/**
 * Takes the paid packs of these lines out of the cart, and no others. `putBackPaidLines` undoes it. The orders keep
 * that it was done, so that packs which stay, or which the shopper adds later, do not count as paid.
 */
export const takeOutPaidLines =
  (paid: readonly PaidLine[]): AppThunk =>
  (dispatch, _getState, { storage }) => {
    const left = readCart(storage).flatMap((line): CartItem[] => {
      const packs = paid.find((one) => one.line.title === line.title)?.paidQuantity ?? 0;
      return line.quantity > packs ? [{ ...line, quantity: line.quantity - packs }] : [];
    });
    // `clearCart` also ends the Undo of lines that were removed before. In a cart with other lines it stays.
    if (left.length === 0) dispatch(clearCart());
    else writeCart(storage, left);
    noteTakenOut(storage, titlesOf(paid), true);
  };

/**
 * Puts the packs back that `takeOutPaidLines` has taken out: whole lines before the others, and packs of a line to
 * those that are left. A product whose whole line was taken out, and that is in the cart again, keeps its line, which
 * is a new choice: the order keeps the note about it.
 */
export const putBackPaidLines =
  (paid: readonly PaidLine[]): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    const cart = readCart(storage);
    const isInCart = ({ line }: PaidLine) => cart.some(({ title }) => title === line.title);
    const putBack = paid.filter((one) => !isInCart(one) || one.paidQuantity !== one.line.quantity);
    const increased = cart.map((line) => {
      const taken = putBack.find((one) => one.line.title === line.title);
      return taken ? { ...line, quantity: Math.min(mostPacks, line.quantity + taken.paidQuantity) } : line;
    });
    const missing = putBack
      .filter((one) => !isInCart(one))
      .map(({ line, paidQuantity }) => ({ ...line, quantity: paidQuantity }));
    writeCart(storage, [...missing, ...increased]);
    noteTakenOut(storage, titlesOf(putBack), false);
  };
