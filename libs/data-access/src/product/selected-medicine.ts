import { discountedPrice, storedProductIdSchema, selectedMedicineSchema } from '@niramaya/contract';
import type { Product, SelectedMedicine } from '@niramaya/contract';
import { owned } from '../session/owned';
import { persisted, usePersisted } from '../storage/persisted';
import type { BrowserStorage } from '../storage/storage';

/**
 * The product of the detail screen: the one that any tab has opened last. The requirements fix its key and its fields.
 */
export const storedMedicine = persisted('medicine_details', selectedMedicineSchema);

/**
 * The id of the product in `storedMedicine`, which has no field for it; a link needs the id. The title shows whether
 * the id is still that of the stored product.
 */
export const storedProductId = owned('niramaya.product_id', storedProductIdSchema);

/**
 * Returns a function that is true for a stored product with the title of `medicine`. The title identifies a product.
 */
export const hasTitleOf =
  ({ title }: SelectedMedicine) =>
  (item: unknown): boolean =>
    (item as Partial<SelectedMedicine> | null)?.title === title;

/**
 * Returns the seven fields of a product that the shop stores, with the discounted price. Prices are in rupees per pack.
 */
export const toSelectedMedicine = ({ image, title, discount, rating, price, category }: Product): SelectedMedicine => ({
  image,
  title,
  discount,
  rating,
  price,
  discountedPrice: discountedPrice(price, discount),
  category,
});

/** Stores the product of the detail screen. `id` is null if the caller does not know it; a link then looks it up. */
export const storeMedicine = (storage: BrowserStorage, medicine: SelectedMedicine, id: number | null): void => {
  storedProductId.write(storage, { id, title: medicine.title });
  storedMedicine.write(storage, medicine);
};

/** Stores the product that the detail screen is to show, and its id for links. */
export const selectMedicine = (storage: BrowserStorage, product: Product): void =>
  storeMedicine(storage, toSelectedMedicine(product), product.id);

/**
 * Returns the product of the detail screen: the one that any tab has opened last. Returns null if none is stored, or if
 * `medicine_details` cannot be read.
 */
export const useSelectedMedicine = (): SelectedMedicine | null => usePersisted(storedMedicine);

/** Returns the product that any tab has opened last if it has this title, with a newer price perhaps. Else null. */
export function useNewerCopy(title: string | undefined): SelectedMedicine | null {
  const stored = useSelectedMedicine();
  return stored?.title === title ? stored : null;
}
