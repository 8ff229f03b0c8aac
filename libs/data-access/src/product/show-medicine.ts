import type { SelectedMedicine } from '@niramaya/contract';
import type { AppThunk } from '../session/app-thunk';
import { findProduct } from './find-product';
import { selectMedicine, storedMedicine, storeMedicine } from './selected-medicine';

/**
 * Stores a product of a list for the detail screen, which shows this copy at once, and then the product as the API has
 * it today. Without a response the copy stays. The promise never rejects.
 */
export const showMedicine =
  (medicine: SelectedMedicine): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { storage }) => {
    // The list does not know the id; `selectMedicine` stores it with the response.
    storeMedicine(storage, medicine, null);
    const product = await dispatch(findProduct(medicine.title)).catch(() => null);
    // The shopper may have opened another product meanwhile.
    const isStillChosen = storedMedicine.read(storage)?.title === medicine.title;
    if (product && isStillChosen) selectMedicine(storage, product);
  };
