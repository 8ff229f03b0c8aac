import type { HomeTile } from '@niramaya/contract';
import { brandPictures, concernPictures } from './pictures';

const tiles = (pictures: Readonly<Record<string, string>>): readonly HomeTile[] =>
  Object.entries(pictures).map(([name, img]) => ({ img, name }));

/** The nine health concerns in the order of the contract (HOME-16 to HOME-26, AMB-01). */
export const concerns = tiles(concernPictures);

/** The nine featured brands (HOME-27, HOME-69, HOME-87). */
export const featuredBrands = tiles(brandPictures);
