import type { SelectedMedicine } from '@niramaya/contract';
import { messages } from '@niramaya/contract/copy/messages';
import { addToCart, useBrowserStorage } from '@niramaya/data-access';
import { toast } from '@niramaya/ui';

/** The fields of a product that go into the cart. */
export type ForCart = Pick<SelectedMedicine, 'image' | 'title' | 'price' | 'discountedPrice'>;

/** Only the click count matters: 2 for the second click of a double-click. */
type Click = Pick<UIEvent, 'detail'>;

/**
 * Returns a function that adds a medicine to the cart and shows the result, with a remark if there is one (DETAIL-08,
 * VALID-17, ERROR-05, ERROR-27). A double-click counts as one click. Otherwise its second click would show that the item
 * is in the cart already.
 */
export function useAddToCart(): (medicine: ForCart, click: Click, remark?: string) => void {
  const storage = useBrowserStorage();
  return (medicine, { detail }, remark) => {
    if (detail > 1) return;
    if (addToCart(storage, medicine) === 'added') {
      toast.success(messages.itemAdded);
      if (remark !== undefined) toast(remark);
    } else toast.error(messages.itemAlreadyInCart);
  };
}
