import type { HomeTile } from '@niramaya/contract';
import { pictureOf } from './card-fields';

const tiles = (names: readonly string[]): readonly HomeTile[] => names.map((name) => ({ img: pictureOf(name), name }));

export const concerns = tiles([
  'Diabetes Care',
  'Cardiac Care',
  'Stomach Care',
  'Liver Care',
  'Bone, Joint & Muscle Care',
  'Kidney Care',
  'Derma Care',
  'Respiratory Care',
  'Eye Care',
]);

/** Invented. */
export const featuredBrands = tiles([
  'Neemila',
  'Calmag',
  'Whevana',
  'Ashwashakti',
  'Dantika',
  'Suncharya',
  'Poshanika',
  'Chyavanika',
  'Shishukomal',
]);
