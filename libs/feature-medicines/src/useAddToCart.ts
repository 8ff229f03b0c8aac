import type { SelectedMedicine } from '@niramaya/contract';
import { messages } from '@niramaya/copy/messages';
import { addToCart, useBrowserStorage } from '@niramaya/data-access';
import { toast } from '@niramaya/ui';

/** The fields of a product that a cart line needs, with prices in rupees per pack. */
export type ForCart = Pick<SelectedMedicine, 'image' | 'title' | 'price' | 'discountedPrice'>;

/**
 * Returns a function that puts one pack of a product in the cart of browser storage, and shows the result as a toast
 * (requirements DETAIL-08, VALID-17, ERROR-05 and ERROR-27 in `docs/requirements.md`). `click` is the click event: the
 * second click of a double-click, whose `detail` is 2, does nothing. `remark` is the text of a second toast.
 */
export function useAddToCart(): (medicine: ForCart, click: Pick<UIEvent, 'detail'>, remark?: string) => void {
  const storage = useBrowserStorage();
  return (medicine, { detail }, remark) => {
    if (detail > 1) return;
    if (addToCart(storage, medicine) === 'added') {
      toast.success(messages.itemAdded, { subject: 'cart' });
      if (remark !== undefined) toast(remark);
    } else toast.error(messages.itemAlreadyInCart, { subject: 'cart' });
  };
}
