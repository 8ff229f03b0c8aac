import type { HomeTile } from '@niramaya/contract';
import { pictureOf } from './card-fields';

const tiles = (names: readonly string[]): readonly HomeTile[] => names.map((name) => ({ img: pictureOf(name), name }));

/**
 * The nine health concerns in the order of the requirements HOME-16 to HOME-26 in `docs/requirements.md`. AMB-01
 * decides how many there are.
 */
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

/** The nine featured brands. Their names are invented. */
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
