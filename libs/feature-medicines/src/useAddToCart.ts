import type { SelectedMedicine } from '@niramaya/contract';
import { messages } from '@niramaya/copy/messages';
import { addToCart, useBrowserStorage } from '@niramaya/data-access';
import { toast } from '@niramaya/ui';

export type ForCart = Pick<SelectedMedicine, 'image' | 'title' | 'price' | 'discountedPrice'>;

/** Ignores the second click of a double-click. */
export function useAddToCart(): (medicine: ForCart, click: Pick<UIEvent, 'detail'>, remark?: string) => void {
  const storage = useBrowserStorage();
  return (medicine, { detail }, remark) => {
    if (detail > 1) return;
    if (addToCart(storage, medicine) === 'added') {
      toast.success(messages.itemAdded);
      if (remark !== undefined) toast(remark);
    } else toast.error(messages.itemAlreadyInCart);
  };
}
