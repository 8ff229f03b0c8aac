import { PRODUCT_CATEGORIES, type ProductCategory } from '@niramaya/contract';

/**
 * Returns the category if this version of the shop knows it. A newer version may have stored a product of another one.
 */
export const knownCategory = (category: string): ProductCategory | undefined =>
  PRODUCT_CATEGORIES.find((known) => known === category);
