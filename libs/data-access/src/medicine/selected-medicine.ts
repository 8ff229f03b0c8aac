import { discountedPrice } from '@niramaya/contract';
import type { Product, SelectedMedicine } from '@niramaya/contract';
import { selectedMedicineEntry, writeEntry } from '../storage/entries';
import { useStored } from '../storage/useStored';
import { noteProductId } from './product-id';
import type { BrowserStorage } from '../storage/storage';

/** Returns the seven fields of a product that storage holds for the detail screen (STORAGE-07). */
export const toSelectedMedicine = ({ image, title, discount, rating, price, category }: Product): SelectedMedicine => ({
  image,
  title,
  discount,
  rating,
  price,
  discountedPrice: discountedPrice(price, discount),
  category,
});

/** Stores the product for the detail screen, whose address names no product (STORAGE-06, STORAGE-09, AMB-13). */
export const selectMedicine = (storage: BrowserStorage, product: Product): void => {
  noteProductId(storage, product);
  writeEntry(storage, selectedMedicineEntry, toSelectedMedicine(product));
};

/** Returns the product chosen last, or null if there is none or storage holds something else. */
export const useSelectedMedicine = (): SelectedMedicine | null => useStored(selectedMedicineEntry);
