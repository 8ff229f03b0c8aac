import { discountedPrice } from '@niramaya/contract';
import type { Product, SelectedMedicine } from '@niramaya/contract';
import { selectedMedicineEntry, writeEntry } from '../storage/entries';
import { useStored } from '../storage/useStored';
import type { AppThunk } from '../store/makeStore';
import { noteProductId } from './product-id';

/** The seven fields that a product leaves in storage on its way to the detail screen (STORAGE-07). */
export const toSelectedMedicine = ({ image, title, discount, rating, price, category }: Product): SelectedMedicine => ({
  image,
  title,
  discount,
  rating,
  price,
  discountedPrice: discountedPrice(price, discount),
  category,
});

/** Stores the product for the detail screen, whose address names none (STORAGE-06, STORAGE-09, AMB-13). */
export const selectMedicine =
  (product: Product): AppThunk =>
  (_dispatch, _getState, { storage }) => {
    noteProductId(storage, product);
    writeEntry(storage, selectedMedicineEntry, toSelectedMedicine(product));
  };

/** The product chosen last, or null where none was or storage holds something else. */
export const useSelectedMedicine = (): SelectedMedicine | null => useStored(selectedMedicineEntry);
