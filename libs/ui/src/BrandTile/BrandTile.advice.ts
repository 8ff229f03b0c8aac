import type { Advice } from '../stories/advice';

export const advice: Advice = {
  since: '0.1.0',
  use: [
    'In a row of featured brands, where emblem and name are all there is to say.',
    'Inside a `Carousel` or a grid that gives every tile the same width.',
  ],
  avoid: [
    'A brand with a sentence about it: `TopBrandCard`.',
    'A health concern: `ConcernTile`, whose picture is drawn in the ink of the theme.',
    'A product: `ProductTile` or `ProductCard`.',
  ],
  anatomy: [
    ['emblem', '72 × 72 px, decoration: the name says it', 'img'],
    ['name', 'the link; the whole tile is pressed', 'a'],
  ],
  keyboard: [
    ['Tab', 'reaches the one link, which is the name'],
    ['Enter', 'follows it'],
  ],
};
