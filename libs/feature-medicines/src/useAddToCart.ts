import { messages, type SelectedMedicine } from '@niramaya/contract';
import { addToCart, useAppDispatch } from '@niramaya/data-access';
import { toast } from '@niramaya/ui';

/** What of a product goes into the cart. */
export type ForCart = Pick<SelectedMedicine, 'image' | 'title' | 'price' | 'discountedPrice'>;

/** Of a click only its place in a row of quick ones counts: 2 for the second click of a double-click. */
type Click = Pick<UIEvent, 'detail'>;

/**
 * Puts one of the medicine in the cart and shows how it went (DETAIL-08, VALID-17, ERROR-05, ERROR-27). A double-click is
 * one click: nobody who makes one wants to read that the item is in the cart already.
 */
export function useAddToCart(): (medicine: ForCart, click: Click) => void {
  const dispatch = useAppDispatch();
  return (medicine, { detail }) => {
    if (detail > 1) return;
    if (dispatch(addToCart(medicine)) === 'added') toast.success(messages.itemAdded);
    else toast.error(messages.itemAlreadyInCart);
  };
}
