import type { HomeTile } from '@niramaya/contract';
import { brandPictures, concernPictures } from './pictures';

const tiles = (pictures: Readonly<Record<string, string>>): readonly HomeTile[] =>
  Object.entries(pictures).map(([name, img]) => ({ img, name }));

export const concerns = tiles(concernPictures);

export const featuredBrands = tiles(brandPictures);
