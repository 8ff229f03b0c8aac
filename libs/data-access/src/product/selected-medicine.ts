import { discountedPrice, productNoteSchema, selectedMedicineSchema } from '@niramaya/contract';
import type { Product, SelectedMedicine } from '@niramaya/contract';
import { owned, useOwned } from '../session/owned';
import { persisted, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

export const storedMedicine = persisted('medicine_details', selectedMedicineSchema);
export const storedProductId = owned('niramaya.product_id', productNoteSchema);
const storedProductOfTab = owned('niramaya.product', selectedMedicineSchema);

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

/** Stores the product of the detail screen with its owner, and its id for links; `id` is null until it is known. */
export const storeMedicine = (storage: BrowserStorage, medicine: SelectedMedicine, id: number | null): void => {
  storedProductId.write(storage, { id, title: medicine.title });
  storedMedicine.write(storage, medicine);
};

/** Stores the product of the detail screen, and its id for links. */
export const selectMedicine = (storage: BrowserStorage, product: Product): void =>
  storeMedicine(storage, toSelectedMedicine(product), product.id);

/** For a history entry without a product. */
export const saveProductOfTab = (storage: BrowserStorage, medicine: SelectedMedicine): void =>
  storedProductOfTab.write(storage, medicine);

/** Null if `medicine_details` is empty or invalid. */
export function useSelectedMedicine(): SelectedMedicine | null {
  const ofAnyTab = usePersisted(storedMedicine);
  const ofThisTab = useOwned(storedProductOfTab);
  return ofAnyTab && (ofThisTab ?? ofAnyTab);
}

/** Returns the stored product if it has this title, or null. */
export function useNewerCopy(title: string | undefined): SelectedMedicine | null {
  const ofAnyTab = usePersisted(storedMedicine);
  return ofAnyTab?.title === title ? ofAnyTab : null;
}
