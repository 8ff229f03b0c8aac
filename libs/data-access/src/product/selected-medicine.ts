import { discountedPrice, productNoteSchema, selectedMedicineSchema } from '@niramaya/contract';
import type { Product, SelectedMedicine } from '@niramaya/contract';
import { owned } from '../session/owned';
import { persisted, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

export const storedMedicine = persisted('medicine_details', selectedMedicineSchema);
export const storedProductId = owned('niramaya.product_id', productNoteSchema);

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

/** Returns the product that any tab selected last. Null if `medicine_details` is empty or invalid. */
export const useSelectedMedicine = (): SelectedMedicine | null => usePersisted(storedMedicine);

/** Returns the stored product if it has this title, or null. */
export function useNewerCopy(title: string | undefined): SelectedMedicine | null {
  const stored = useSelectedMedicine();
  return stored?.title === title ? stored : null;
}
