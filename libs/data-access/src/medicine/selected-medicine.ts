import { discountedPrice } from '@niramaya/contract';
import type { Product, SelectedMedicine } from '@niramaya/contract';
import { productOfTabEntry, selectedMedicineEntry, writeEntry } from '../storage/entries';
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

/** Stores the product that this tab shows, for an entry of its history that holds none. */
export const keepProductOfTab = (storage: BrowserStorage, medicine: SelectedMedicine): void =>
  writeEntry(storage, productOfTabEntry, medicine);

/**
 * Returns the product that this tab opened last, otherwise the one of any tab. It returns null if `medicine_details`
 * holds none, or something else.
 */
export function useSelectedMedicine(): SelectedMedicine | null {
  const ofAnyTab = useStored(selectedMedicineEntry);
  const ofThisTab = useStored(productOfTabEntry);
  return ofAnyTab && (ofThisTab ?? ofAnyTab);
}

/** Returns the product that any tab chose last, if it has this title: it has the newer price. Otherwise null. */
export function useNewerCopy(title: string | undefined): SelectedMedicine | null {
  const ofAnyTab = useStored(selectedMedicineEntry);
  return ofAnyTab?.title === title ? ofAnyTab : null;
}
