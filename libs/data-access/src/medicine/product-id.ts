import type { Product, ProductNote } from '@niramaya/contract';
import type { BrowserStorage } from '../storage/storage';

export const productIdKey = 'niramaya.product_id';

/**
 * Notes the number of the product that goes into `medicine_details`, for sharing alone. Every page brings this, so what
 * reads the note stands elsewhere.
 */
export function noteProductId(storage: BrowserStorage, { id, title }: Product) {
  const note: ProductNote = { v: 1, id, title };
  storage.write('local', productIdKey, JSON.stringify(note));
}
