import { PRODUCT_CATEGORIES, type ProductCategory } from '@niramaya/contract';
import type { ProductGuide } from '@niramaya/contract/copy/product-guides';
import type { PrescriptionSchedule } from '../PrescriptionLabel/PrescriptionLabel';

/** Returns the stored category if this version knows it. Another version of the shop may have written it. */
export const knownCategory = (category: string): ProductCategory | undefined =>
  PRODUCT_CATEGORIES.find((known) => known === category);

/** Returns the guide to the category, or the general guide if the category is unknown. */
export const guideTo = (guides: Record<ProductCategory | 'other', ProductGuide>, category: string): ProductGuide =>
  guides[knownCategory(category) ?? 'other'];

/** The prescription schedule of each category. None of today's five categories has one. */
const schedules: Readonly<Record<string, PrescriptionSchedule>> = {};

/** Returns which kind of prescription a product of the category needs, or `none`. */
export const scheduleOf = (category: string): PrescriptionSchedule => schedules[category] ?? 'none';
