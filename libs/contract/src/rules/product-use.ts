import type { SelectedMedicine } from '../schemas/storage.ts';

/** The ways of using a product that differ in when to stop and get help. */
export type ProductUse = 'taken' | 'skin' | 'food' | 'device';

const devices = /\b(?:electric|thermometer|pressure monitor|oximeter|vaporiser|weighing scale|shaker)\b/i;
/** Forms of the category 'nutrition' that are taken as medicines are. */
const takenForms = /\b(?:capsule|tablet)s?\b/i;

/** Returns whether a title is that of a device, which is neither taken nor put on the skin. */
export const isDevice = (title: string): boolean => devices.test(title);

/**
 * Returns the way of using a product, by its title and category alone. 'taken' has the most general safety text, so it
 * is also that of a category that has several ways (ayurveda), or that this version does not know.
 */
export function productUse({ title, category }: Pick<SelectedMedicine, 'title' | 'category'>): ProductUse {
  if (isDevice(title)) return 'device';
  if (category === 'nutrition') return takenForms.test(title) ? 'taken' : 'food';
  if (category === 'personalCare') return /\blozenge/i.test(title) ? 'food' : 'skin';
  return category === 'skinCare' ? 'skin' : 'taken';
}
