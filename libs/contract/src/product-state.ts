import * as z from 'zod/mini';
import { paths, productLink } from './paths.ts';
import { parseOrNull } from './schemas/fields.ts';
import { selectedMedicineSchema, type SelectedMedicine } from './storage.ts';

const productStateSchema = z.object({ product: selectedMedicineSchema });

/** The state in a history entry of the detail screen: the product of this entry. The address names none (STORAGE-09). */
export type ProductState = z.infer<typeof productStateSchema>;

/** Returns the product in the state of a history entry, or null. Other code may have written the state. */
export const productIn = (state: unknown): SelectedMedicine | null =>
  parseOrNull(productStateSchema, state)?.product ?? null;

/**
 * Returns the properties of a link to a product. A click opens the ordinary address with the product in the history
 * entry. A new tab has no such entry, so the address of the link names the product (docs/decisions/0009).
 */
export const linkToProduct = (product: SelectedMedicine, id?: number) => ({
  href: productLink(id ?? product.title),
  to: paths.medicineDetails,
  state: { product } satisfies ProductState,
});
