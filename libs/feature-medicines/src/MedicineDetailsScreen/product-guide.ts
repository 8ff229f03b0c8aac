import { PRODUCT_CATEGORIES, type ProductCategory } from '@niramaya/contract';

/** Another version may have stored an unknown category. */
export const knownCategory = (category: string): ProductCategory | undefined =>
  PRODUCT_CATEGORIES.find((known) => known === category);
