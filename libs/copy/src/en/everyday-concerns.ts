import type { Concern } from '@niramaya/search';

/**
 * Everyday words for an illness by which few titles are found, or titles that mean something else: sugar is diabetes to
 * many people in India. Words whose concern has the same search, such as bp, are missing.
 */
export const everydayConcerns = {
  diabetes: 'sugar, shugar',
  stomach: 'acidity, gas, indigestion, constipation, kabz',
  fever: 'fever, bukhar',
} satisfies Partial<Record<Concern, string>>;
