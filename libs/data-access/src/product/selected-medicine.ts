import { discountedPrice, productNoteSchema, selectedMedicineSchema } from '@niramaya/contract';
import type { Product, SelectedMedicine } from '@niramaya/contract';
import { persisted, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

/** `medicine_details` (STORAGE-06, STORAGE-07). */
export const storedMedicine = persisted('medicine_details', selectedMedicineSchema);
/** The number of the product in `medicine_details`, only for sharing. */
export const storedProductId = persisted('niramaya.product_id', productNoteSchema);
/** The product that this tab opened last. */
const storedProductOfTab = persisted('niramaya.product', selectedMedicineSchema);

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
  storedProductId.write(storage, { v: 1, id: product.id, title: product.title });
  storedMedicine.write(storage, toSelectedMedicine(product));
};

/** Stores the product that this tab shows, for an entry of its history that holds none. */
export const keepProductOfTab = (storage: BrowserStorage, medicine: SelectedMedicine): void =>
  storedProductOfTab.write(storage, medicine);

/**
 * Returns the product that this tab opened last, otherwise the one of any tab. It returns null if `medicine_details`
 * holds none, or something else.
 */
export function useSelectedMedicine(): SelectedMedicine | null {
  const ofAnyTab = usePersisted(storedMedicine);
  const ofThisTab = usePersisted(storedProductOfTab);
  return ofAnyTab && (ofThisTab ?? ofAnyTab);
}

/** Returns the product that any tab chose last, if it has this title: it has the newer price. Otherwise null. */
export function useNewerCopy(title: string | undefined): SelectedMedicine | null {
  const ofAnyTab = usePersisted(storedMedicine);
  return ofAnyTab?.title === title ? ofAnyTab : null;
}
