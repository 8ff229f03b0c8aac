import { messages, type SelectedMedicine } from '@niramaya/contract';
import { addToCart, useAppDispatch } from '@niramaya/data-access';
import { toast } from '@niramaya/ui';

/** Puts one of the medicine in the cart and says how it went (DETAIL-08, VALID-17, ERROR-05, ERROR-27). */
export function useAddToCart(): (medicine: SelectedMedicine) => void {
  const dispatch = useAppDispatch();
  return (medicine) => {
    if (dispatch(addToCart(medicine)) === 'added') toast.success(messages.itemAdded);
    else toast.error(messages.itemAlreadyInCart);
  };
}
