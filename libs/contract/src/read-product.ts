import { filledText, number, picture, quantity, reader, storedRupees } from './readers.ts';
import type { Product } from './schemas/product.ts';
import { PRODUCT_CATEGORIES } from './vocabulary.ts';

/** A product of the catalogue that a browser has kept, or null for what is none. */
export const readProduct = reader<Product>({
  id: quantity,
  image: picture,
  title: filledText,
  discount: number,
  rating: number,
  price: storedRupees,
  category: (value) => PRODUCT_CATEGORIES.find((known) => known === value),
});
