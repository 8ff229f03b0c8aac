import { PRODUCT_CATEGORIES, type ProductCategory, type ProductGuide } from '@niramaya/contract';
import type { PrescriptionSchedule } from '@niramaya/ui';

/** The category as stored, if this version knows it: storage may hold what another one wrote. */
export const knownCategory = (category: string): ProductCategory | undefined =>
  PRODUCT_CATEGORIES.find((known) => known === category);

/** What is said of the category, or of products in general where it is not known. */
export const guideTo = (guides: Record<ProductCategory | 'other', ProductGuide>, category: string): ProductGuide =>
  guides[knownCategory(category) ?? 'other'];

/** Nothing on the five shelves of today is on a schedule; a shelf that is has its line here. */
const schedules: Readonly<Record<string, PrescriptionSchedule>> = {};

/** Whether a product of the category needs a prescription, and of which kind. */
export const scheduleOf = (category: string): PrescriptionSchedule => schedules[category] ?? 'none';
