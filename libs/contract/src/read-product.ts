import { filledText, number, picture, quantity, reader, storedRupees } from './readers.ts';
import type { Product } from './schemas/product.ts';
import { PRODUCT_CATEGORIES } from './vocabulary.ts';

/** Parses a product of the catalogue that the browser has stored. It returns null if it is not valid. */
export const readProduct = reader<Product>({
  id: quantity,
  image: picture,
  title: filledText,
  discount: number,
  rating: number,
  price: storedRupees,
  category: (value) => PRODUCT_CATEGORIES.find((known) => known === value),
});
