import { PRODUCT_CATEGORIES, type ProductCategory, type ProductGuide } from '@niramaya/contract';

/** The category as stored, if this version knows it: storage may hold what another one wrote. */
export const knownCategory = (category: string): ProductCategory | undefined =>
  PRODUCT_CATEGORIES.find((known) => known === category);

/** What is said of the category, or of products in general where it is not known. */
export const guideTo = (guides: Record<ProductCategory | 'other', ProductGuide>, category: string): ProductGuide =>
  guides[knownCategory(category) ?? 'other'];
