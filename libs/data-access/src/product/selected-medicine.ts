import { discountedPrice, productNoteSchema, selectedMedicineSchema } from '@niramaya/contract';
import type { Product, SelectedMedicine } from '@niramaya/contract';
import { persisted, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

export const storedMedicine = persisted('medicine_details', selectedMedicineSchema);
export const storedProductId = persisted('niramaya.product_id', productNoteSchema);
const storedProductOfTab = persisted('niramaya.product', selectedMedicineSchema);

/** The fields of `medicine_details`. */
export const toSelectedMedicine = ({ image, title, discount, rating, price, category }: Product): SelectedMedicine => ({
  image,
  title,
  discount,
  rating,
  price,
  discountedPrice: discountedPrice(price, discount),
  category,
});

/** Stores the id separately, for links. */
export const selectMedicine = (storage: BrowserStorage, product: Product): void => {
  storedProductId.write(storage, { v: 1, id: product.id, title: product.title });
  storedMedicine.write(storage, toSelectedMedicine(product));
};

/** For a history entry without a product. */
export const saveProductOfTab = (storage: BrowserStorage, medicine: SelectedMedicine): void =>
  storedProductOfTab.write(storage, medicine);

/** Null without a valid `medicine_details`. */
export function useSelectedMedicine(): SelectedMedicine | null {
  const ofAnyTab = usePersisted(storedMedicine);
  const ofThisTab = usePersisted(storedProductOfTab);
  return ofAnyTab && (ofThisTab ?? ofAnyTab);
}

/** Null if another product is stored. */
export function useNewerCopy(title: string | undefined): SelectedMedicine | null {
  const ofAnyTab = usePersisted(storedMedicine);
  return ofAnyTab?.title === title ? ofAnyTab : null;
}
