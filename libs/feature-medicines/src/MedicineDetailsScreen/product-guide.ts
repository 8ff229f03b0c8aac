import { PRODUCT_CATEGORIES, type ProductCategory } from '@niramaya/contract';
import type { PrescriptionSchedule } from '../PrescriptionLabel/PrescriptionLabel';

/** Another version may have stored an unknown category. */
export const knownCategory = (category: string): ProductCategory | undefined =>
  PRODUCT_CATEGORIES.find((known) => known === category);

/** Today's categories have none. */
const schedules: Readonly<Record<string, PrescriptionSchedule>> = {};

export const scheduleOf = (category: string): PrescriptionSchedule => schedules[category] ?? 'none';
