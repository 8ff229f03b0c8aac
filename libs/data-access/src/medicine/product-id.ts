import type { Product, ProductNote } from '@niramaya/contract';
import type { BrowserStorage } from '../storage/storage';

export const productIdKey = 'niramaya.product_id';

/**
 * Stores the number of the product that goes into `medicine_details`, only for sharing. Every page loads this module,
 * so the code that reads the number is in another one.
 */
export function noteProductId(storage: BrowserStorage, { id, title }: Product) {
  const note: ProductNote = { v: 1, id, title };
  storage.write('local', productIdKey, JSON.stringify(note));
}
