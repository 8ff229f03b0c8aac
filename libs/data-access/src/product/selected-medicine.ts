import { discountedPrice, productNoteSchema, selectedMedicineSchema } from '@niramaya/contract';
import type { Product, SelectedMedicine } from '@niramaya/contract';
import { persisted, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

export const storedMedicine = persisted('medicine_details', selectedMedicineSchema);
export const storedProductId = persisted('niramaya.product_id', productNoteSchema);
const storedProductOfTab = persisted('niramaya.product', selectedMedicineSchema);

/** Returns the fields of `medicine_details`, with the discounted price. */
export const toSelectedMedicine = ({ image, title, discount, rating, price, category }: Product): SelectedMedicine => ({
  image,
  title,
  discount,
  rating,
  price,
  discountedPrice: discountedPrice(price, discount),
  category,
});

/** Stores the product of the detail screen, and its id for links. */
export const selectMedicine = (storage: BrowserStorage, product: Product): void => {
  storedProductId.write(storage, { v: 1, id: product.id, title: product.title });
  storedMedicine.write(storage, toSelectedMedicine(product));
};

/** For a history entry without a product. */
export const saveProductOfTab = (storage: BrowserStorage, medicine: SelectedMedicine): void =>
  storedProductOfTab.write(storage, medicine);

/** Null if `medicine_details` is empty or invalid. */
export function useSelectedMedicine(): SelectedMedicine | null {
  const ofAnyTab = usePersisted(storedMedicine);
  const ofThisTab = usePersisted(storedProductOfTab);
  return ofAnyTab && (ofThisTab ?? ofAnyTab);
}

/** Returns the stored product if it has this title, or null. */
export function useNewerCopy(title: string | undefined): SelectedMedicine | null {
  const ofAnyTab = usePersisted(storedMedicine);
  return ofAnyTab?.title === title ? ofAnyTab : null;
}
