import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: ['For a health concern that leads to the products for it, on the home screen.'],
  avoid: [
    'A speciality or a symptom of the consultation, where the tile is a choice that stays: these belong to the consultation’s own buttons.',
    'A brand: `BrandTile`.',
  ],
  anatomy: [
    ['picture', '`ConcernArt`: 72 px, and 126 px where one tile is seen at a time', 'img'],
    ['name', 'the link; the whole tile is pressed', 'a'],
  ],
  keyboard: [
    ['Tab', 'reaches the one link, which is the name'],
    ['Enter', 'follows it'],
  ],
};
