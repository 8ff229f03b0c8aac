import { filledText, percent, picture, price, rating, reader, recordId } from './readers.ts';
import type { Product } from './schemas/product.ts';
import type { TopBrand } from './schemas/top-brand.ts';
import { PRODUCT_CATEGORIES } from './vocabulary.ts';

/** Parses a product of the API, or a stored one. It returns null if it is not valid. */
export const readProduct = reader<Product>({
  id: recordId,
  image: picture,
  title: filledText,
  discount: percent,
  rating,
  price,
  category: (value) => PRODUCT_CATEGORIES.find((known) => known === value),
});

/** Parses a brand of the API. It returns null if it is not valid. */
export const readTopBrand = reader<TopBrand>({ img: picture, name: filledText, description: filledText });
